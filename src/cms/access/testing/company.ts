import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Payload } from 'payload';
import { parseSettings } from '../../../config/env.ts';
import { type Asking, ask, signIn } from '../../rest/test-support.ts';
import { type Role, roles } from '../table.ts';

export const password = 'a password of this test';

export type Asker = Role | 'token' | 'stranger';
export type As = (path: string, asking?: Asking) => ReturnType<typeof ask>;

/** Creates one account of each role, a program and a stranger, with records for them. */
export async function openCompany(payload: Payload) {
  const apiKey = randomUUID();
  await payload.create({ collection: 'api-tokens', data: { name: 'A program', enableAPIKey: true, apiKey } });

  const ids = new Map<Role, number>();
  const askers = new Map<Asker, As>([
    ['stranger', (at, asking) => ask(payload, at, asking)],
    [
      'token',
      (at, asking) => ask(payload, at, { ...asking, headers: { authorization: `api-tokens API-Key ${apiKey}` } }),
    ],
  ]);
  for (const role of roles) {
    const email = `${role}@six.example`;
    const { id } = await payload.create({
      collection: 'users',
      data: { email, password, roles: [role], mustChangePassword: false },
    });
    const token = await signIn(payload, email, password);
    ids.set(role, id);
    askers.set(role, (at, asking) => ask(payload, at, { ...asking, ...(token ? { token } : {}) }));
  }

  const folder = path.join(parseSettings().DATA_DIR, 'submissions');
  mkdirSync(folder, { recursive: true });

  let made = 0;
  const insert = async (collection: string, data: object): Promise<number> =>
    Number((await payload.db.create({ collection, data: { ...data } } as never)).id);

  const enquiry = (kind: 'enquiry' | 'application') => {
    made += 1;
    const filePath = `brief-${made}`;
    writeFileSync(path.join(folder, filePath), 'x');
    const data = {
      kind,
      state: 'new',
      held: false,
      name: 'M. Chan',
      email: `chan-${made}@six.example`,
      filePath,
    };
    return insert('submissions', { ...data, key: `key ${made}`, fingerprint: `${made}` });
  };

  /** Creates a record for a role to work with, of the type that the role reads. */
  async function recordFor(collection: string, role: Asker): Promise<number> {
    made += 1;
    const own = role === 'talent' ? 'application' : 'enquiry';
    const slug = `record-${made}`;
    switch (collection) {
      case 'submissions':
        return enquiry(own);
      case 'deliveries':
        return insert(collection, {
          submission: await enquiry(own),
          destination: 'crm',
          state: 'needs-attention',
          attempts: 6,
        });
      case 'enquiry-events':
        return insert(collection, { submission: await enquiry(own), kind: 'note', text: 'Rang back.' });
      case 'preview-links':
        return insert(collection, {
          digest: slug,
          list: 'jobs',
          record: 1,
          ends: new Date(Date.now() + 1e6).toISOString(),
        });
      case 'review-comments':
        return insert(collection, {
          list: 'jobs',
          record: await recordFor('jobs', role),
          number: made,
          name: slug,
          text: slug,
        });
      case 'sign-offs':
        return insert(collection, { list: 'jobs', record: 1, name: slug, digest: slug, shown: [] });
      case 'translations':
        return insert(collection, { of: 'jobs', record: made, language: 'zh-Hant-HK', texts: {}, _status: 'draft' });
      case 'users':
        return (
          await payload.create({
            collection,
            data: { email: `${slug}@six.example`, password, name: slug, roles: ['reader'], mustChangePassword: false },
          })
        ).id;
      case 'api-tokens':
        return insert(collection, { name: slug });
      case 'form-attempts':
        return insert(collection, { sender: slug, count: 1, until: new Date().toISOString() });
      case 'figures':
        return insert(collection, { day: '2026-11-25', kind: 'view', name: `/${slug}`, bucket: 0, count: 1 });
      case 'not-found':
        return insert(collection, { path: `/${slug}`, count: 1, lastSeen: new Date().toISOString() });
      case 'content-stamps':
        return insert(collection, { tag: slug, token: slug });
      case 'jobs':
        return insert(collection, { job: slug, slug, _status: 'draft' });
      case 'pages':
        return insert(collection, { title: slug, path: `/${slug}`, ground: 'paper', _status: 'draft' });
      case 'facts':
        return insert(collection, { label: slug, kind: 'text', value: slug, token: slug });
      case 'holidays':
        return insert(collection, { day: new Date(made * 864e5).toISOString().slice(0, 10), name: slug });
      case 'subscribers':
        return insert(collection, { email: `${slug}@six.example`, address: `${slug}@six.example` });
      case 'navigation': {
        const [kept] = (await payload.find({ collection, limit: 1 })).docs;
        return kept
          ? kept.id
          : insert(collection, {
              name: slug,
              buttonText: 'x',
              buttonShort: 'x',
              buttonHref: '/x',
              pricesHeadName: 'x',
              pricesHeadText: 'x',
              chatLabel: 'x',
              chatHref: '/x',
            });
      }
      case 'redirects':
        return insert(collection, { from: `/${slug}`, to: '/' });
      case 'works':
      case 'insights':
        return insert(collection, { title: slug, slug, _status: 'draft' });
      case 'people':
        return insert(collection, { ground: 'paper', picture: { image: await recordFor('media', role) } });
      case 'testimonials':
        return insert(collection, { icon: { image: await recordFor('media', role) } });
      default:
        return insert(collection, {
          title: slug,
          name: slug,
          slug,
          alt: slug,
          filename: `${slug}.png`,
          since: '2024-01-01',
          quote: slug,
          role: slug,
          words: slug,
        });
    }
  }

  return { askers, ids, insert, enquiry, recordFor };
}
