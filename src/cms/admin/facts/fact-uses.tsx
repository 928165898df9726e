import type { DefaultServerCellComponentProps, Payload, UIFieldServerProps } from 'payload';
import { createLocalReq } from 'payload';
import { cache } from 'react';
import { organisationHelp } from '../../../domain/organisation-facts.ts';
import { type PanelI18n, sayIn } from '../../panel/say.ts';
import { factUses, usesByTemplates } from '../../usages/fact-uses.ts';
import { FactToken } from './fact-token.tsx';
import './fact-uses.css';

/** Cached per request, so that a list reads all uses once. */
const allUses = cache(async (payload: Payload, i18n: PanelI18n) => factUses(await createLocalReq({}, payload), i18n));

async function usesOf(payload: Payload, i18n: PanelI18n, token: unknown) {
  const everywhere = await allUses(payload, i18n);
  return [...usesByTemplates(String(token), sayIn(i18n)), ...(everywhere.get(String(token)) ?? [])];
}

/** Cell of the list of facts: number of places that use the fact. */
export async function FactUsesCell({ i18n, payload, rowData }: DefaultServerCellComponentProps) {
  // Payload also renders the cell beside a form, without a row.
  if (!rowData) return null;
  const { length } = await usesOf(payload, i18n, rowData.token);
  const say = sayIn(i18n);
  if (length === 0) return say('Not used');
  const counted = say(length === 1 ? 'Used in {count} place' : 'Used in {count} places', { count: length });
  return <a href={`/admin/collections/facts/${rowData.id}#uses`}>{counted}</a>;
}

/** Field of a fact: help text, token and places that use it. */
export async function FactUsesField({ i18n, payload, data }: UIFieldServerProps) {
  if (!data?.token) return null;
  const uses = await usesOf(payload, i18n, data.token);
  const { length: count } = uses;
  const say = sayIn(i18n);
  const help = organisationHelp(String(data.token));
  return (
    <section className="uses" id="uses" aria-labelledby="uses-title">
      {help && <p className="panel-words">{say(help)}</p>}
      <h3 id="uses-title">
        <FactToken token={String(data.token)} />{' '}
        {count === 0
          ? say('is not used yet')
          : say(count === 1 ? 'is used in {count} place' : 'is used in {count} places', { count })}
      </h3>
      {count > 0 && (
        <ul className="panel-list" data-lines>
          {uses.map(({ record, title, where, draft }) => (
            <li key={`${record?.collection} ${record?.id} ${where}`}>
              {record ? <a href={`/admin/collections/${record.collection}/${record.id}`}>{title}</a> : <b>{title}</b>}
              <span>
                {where}
                {draft && say(', in a draft')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {count > 0 && <p>{say('A change here stands in all of them as soon as it is saved.')}</p>}
    </section>
  );
}
