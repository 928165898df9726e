import { SetStepNav } from '@payloadcms/ui';
import { notFound, redirect } from 'next/navigation.js';
import type { AdminViewServerProps, Payload } from 'payload';
import { isStaff, mayAct } from '../../cms/access/may.ts';
import { PanelView } from '../../cms/admin/shell/panel-view.tsx';
import { type Say, sayIn } from '../../cms/panel/say.ts';
import type { Submission } from '../../cms/payload-types.ts';
import { logRead } from '../inbox/events.ts';
import { heldOn } from '../inbox/person.ts';
import { type HeldRow, heldRows } from '../inbox/person-rows.ts';
import { PersonActions } from './person-actions.tsx';
import './person.css';

const list = '/admin/collections/submissions';

function Row({ where, what, erased, isLeft, say }: HeldRow & { readonly say: Say }) {
  return (
    <tr data-left={isLeft}>
      <th scope="row">{where}</th>
      <td>{what}</td>
      <td data-before={isLeft ? undefined : say('If erased:')}>
        {isLeft && (
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <path d="M6 1 11.500 11H.5Z" />
          </svg>
        )}
        {erased}
      </td>
    </tr>
  );
}

/** Number of enquiries from the same company that are not of this person. */
async function sameCompany(payload: Payload, { company }: Submission, ids: readonly number[]): Promise<number> {
  if (!company) return 0;
  const { totalDocs } = await payload.count({
    collection: 'submissions',
    where: { and: [{ company: { equals: company } }, { id: { not_in: [...ids] } }] },
    overrideAccess: true,
  });
  return totalDocs;
}

/** Everything that is held about the sender of an enquiry, to export and to erase. */
export async function PersonView({ initPageResult, params, searchParams = {} }: AdminViewServerProps) {
  const { req } = initPageResult;
  const { i18n, payload, user } = req;
  const say = sayIn(i18n);
  const [, id = ''] = [params?.segments ?? []].flat();
  if (!user || !isStaff(user))
    redirect(`/admin/login?redirect=${encodeURIComponent(`/admin/submissions/${id}/person`)}`);
  if (!mayAct(user, 'submissions', 'person') || !/^\d{1,9}$/.test(id)) notFound();
  const enquiry = await payload.findByID({
    collection: 'submissions',
    id: Number(id),
    depth: 0,
    joins: false,
    disableErrors: true,
    overrideAccess: false,
    user,
  });
  if (!enquiry?.email) notFound();
  await logRead(req, enquiry.id);
  const held = await heldOn(payload, enquiry.email);
  const others = await sameCompany(
    payload,
    enquiry,
    held.submissions.map(({ id: own }) => own),
  );
  const name = enquiry.name || say('No name');
  return (
    <PanelView {...{ initPageResult, params, searchParams }}>
      <main className="held">
        <SetStepNav
          nav={[
            { label: say('Enquiries'), url: '/collections/submissions' },
            { label: name, url: `/collections/submissions/${id}` },
            { label: say('Personal data') },
          ]}
        />
        <PersonActions id={enquiry.id} email={enquiry.email} mayErase={mayAct(user, 'submissions', 'erase')}>
          <header>
            <h1>{enquiry.name ? say('What we hold on {name}', { name }) : say('What we hold on this person')}</h1>
            <p className="panel-words">
              {say(
                'Found by the address {address}, in everything that this site keeps or has sent on. Looked up just now; looking is noted in the history.',
                { address: enquiry.email },
              )}
            </p>
          </header>
          <div>
            <table className="panel-table held__table">
              <thead>
                <tr>
                  <th scope="col">{say('Where')}</th>
                  <th scope="col">{say('What || is held')}</th>
                  <th scope="col">{say('If you erase')}</th>
                </tr>
              </thead>
              <tbody>
                {heldRows(held, i18n).map((row) => (
                  <Row key={row.where} {...row} say={say} />
                ))}
              </tbody>
            </table>
            <p className="panel-quiet">
              {say(
                'Server logs keep no addresses of visitors. Backups hold all of it until they are deleted, which this site does not do.',
              )}{' '}
              {others > 0 && (
                <a
                  className="panel-link"
                  href={`${list}?${new URLSearchParams({ 'where[company][equals]': enquiry.company ?? '' })}`}
                >
                  {say(
                    others === 1
                      ? '{count} enquiry from the same company is not in this list'
                      : '{count} enquiries from the same company are not in this list',
                    { count: others },
                  )}
                </a>
              )}
            </p>
          </div>
        </PersonActions>
      </main>
    </PanelView>
  );
}
