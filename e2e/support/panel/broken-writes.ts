/**
 * Separate process for the test of the logs: every write contains the marked person, and fails with
 * an error that holds the whole row. It prints the same as a site would.
 */
import { sql } from '@payloadcms/db-postgres/drizzle';
import { fastify, LogController } from 'fastify';
import { handleEndpoints } from 'payload';
import { openContentSystem } from '../../../src/cms/database/open.ts';
import { inTransaction } from '../../../src/cms/database/transaction.ts';
import { guardOutput, logOptions } from '../../../src/cms/patches/logging/redacted-log.ts';
import { signIn } from '../../../src/cms/rest/test-support.ts';
import { parseSettings } from '../../../src/config/env.ts';
import { startBackgroundWork } from '../../../src/enquiries/background-work.ts';
import { formRoutes } from '../../../src/enquiries/routes/form-routes.ts';
import { openForms } from '../../../src/enquiries/routes/forms.ts';
import { storeSubmission } from '../../../src/enquiries/store/store.ts';
import { compose } from '../../../src/server/composition.ts';

const [name = '', email = '', phone = '', message = '', note = ''] = process.argv.slice(2);
guardOutput();
const settings = parseSettings({ ...process.env, ADMIN: 'off', SHEET_ENDPOINT_URL: 'http://127.0.0.1:1' });
const { payload } = await openContentSystem(compose, settings, { print: () => undefined });
const server = fastify({
  logger: logOptions('info'),
  logController: new LogController({ disableRequestLogging: true }),
});
const never = () => Promise.reject(new Error('This stub must not be called.'));
const forms = openForms(
  { settings, payload, contentIn: () => ({ jobs: never }), hasForm: never, deliverNow: () => undefined },
  never,
);
formRoutes(server, () => ({ forms }));
const url = await server.listen({ port: 0, host: '127.0.0.1' });

const run = (statement: string) =>
  inTransaction(payload, async ({ query }) => void (await query(sql`${sql.raw(statement)}`)));

/** Makes this kind of write fail from now on, with an error that contains the row. */
async function breakWrites(table: string, kind: 'insert' | 'update' | 'delete', row: string): Promise<void> {
  const trigger = `broken_${table}_${kind}`;
  if (!settings.DATABASE_URL) {
    await run(
      `create trigger ${trigger} before ${kind} on ${table} begin select raise(abort, 'broken ${name} ${email} ${phone} ${message} ${note}'); end`,
    );
    return;
  }
  await run(
    `create function ${trigger}() returns trigger as $$ begin
       raise exception 'broken %', ${row} using detail = 'Failing row contains (${name}, ${email}, ${phone}, ${message}, ${note}).', hint = '${message}';
     end $$ language plpgsql`,
  );
  await run(`create trigger ${trigger} before ${kind} on ${table} for each row execute function ${trigger}()`);
}

const values = { name, email, phone, company: '', message };
const submission = {
  kind: 'enquiry',
  values,
  key: 'a-key-of-this-test-1',
  fingerprint: 'f',
  source: '/',
  language: 'en-GB',
} as const;
const stored = await storeSubmission(payload, submission, ['sheet']);
const id = stored.outcome === 'conflict' ? 0 : stored.id;
const password = 'a password for this test';
const [administrator] = (await payload.find({ collection: 'users' })).docs;
await payload.update({ collection: 'users', id: administrator?.id ?? 0, data: { password } });
const chosen = { email: 'admin@site.example', mustChangePassword: false };
await payload.db.updateOne({ collection: 'users', id: administrator?.id ?? 0, data: chosen });
const token = await signIn(payload, 'admin@site.example', password);
const panel = async (method: string, path: string, body?: object): Promise<void> => {
  const headers = { authorization: `JWT ${token}`, 'content-type': 'application/json' };
  const request = new Request(`http://localhost:3000/cms${path}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer = await handleEndpoints({ config: payload.config, request });
  console.log(`${method} ${path.replace(/\?.*/, '')}: ${answer.status}`);
};

const send = async (): Promise<void> => {
  const body = new FormData();
  for (const [field, value] of Object.entries(values)) body.set(field, value);
  const answer = await fetch(`${url}/contact-us`, {
    method: 'POST',
    body,
    headers: { accept: 'application/json', 'sec-fetch-site': 'same-origin' },
  });
  console.log(`form: ${answer.status}`);
};

await breakWrites('submissions', 'insert', 'new');
await send();
await breakWrites('submissions', 'update', 'new');
await panel('PATCH', `/submissions/${id}`, { notes: note, state: 'open' });
await breakWrites('deliveries_log', 'insert', 'new');
const backgroundWork = startBackgroundWork(payload, settings, server.log);
backgroundWork.deliverNow();
await backgroundWork.stop();
await breakWrites('submissions', 'delete', 'old');
await panel('POST', `/submissions/${id}/erase`, { address: email });
await panel('DELETE', `/submissions/${id}`);
await payload.db
  .deleteMany({ collection: 'submissions', where: { email: { equals: email } } })
  .catch((error: unknown) => console.error('console', error));
const late = startBackgroundWork(payload, { ...settings, KEEP_ENQUIRIES_MONTHS: -1 }, server.log);
await late.stop();
await run('alter table submissions rename to submissions_gone');
await panel('GET', `/submissions?where[email][equals]=${encodeURIComponent(email)}`);
await panel('POST', `/submissions/${id}/erase`, { address: email });
await send();
const error = await payload
  .find({ collection: 'submissions', where: { name: { equals: name } } })
  .catch((reason: unknown) => reason as Error);
payload.logger.error(error);
payload.logger.warn({ nested: { deep: [error] } }, `It failed: ${(error as Error).message}`);
server.log.error(error);
process.emitWarning(error as Error);
await new Promise((resolve) => setTimeout(resolve, 100));
void Promise.reject(error);
