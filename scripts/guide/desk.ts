import { addEditor, type Editor, signedIn } from '../../e2e/support/panel/editor.ts';
import { fillAnalytics } from '../../e2e/support/preparation/filled-analytics.ts';
import { preparedSite } from '../../e2e/support/preparation/prepared.ts';
import { type Site, startSite } from '../../e2e/support/site.ts';
import { startMailServer } from '../../src/enquiries/destinations/testing/mail-stand-in.ts';

const password = 'a password for the pictures';
/** Administrator with all permissions; also approves drafts of others. */
export const administrator = { email: 'desk@agency.example', password };

/** Editor shown in the screenshots: writes, and reads enquiries and applications. */
export const ann = { email: 'ann@agency.example', password };

/** Site with sample enquiries, drafts and figures for the screenshots. */
export interface GuideDesk {
  readonly site: Site;
  readonly idOf: Editor['idOf'];
  readonly stop: () => Promise<void>;
}

/** Invented people; `.example` addresses cannot exist. */
const enquiries = [
  {
    name: 'Otto Brandt',
    company: 'Brandt Pianos',
    email: 'otto@pianos.example',
    phone: '2555 0101',
    message:
      'We tune pianos in three languages, and our shop speaks one. Could you look at it with us?\n\nWe have the texts already, and photographs of every piano.\n\nWith kind regards\nOtto Brandt',
  },
  {
    name: 'Mei Lam',
    company: 'Harlech Umbrellas',
    email: 'mei@umbrellas.example',
    phone: '2555 0102',
    message: 'Our umbrellas sell best on days on which nobody wants to go out. How quickly can a shop be online?',
  },
  {
    name: 'Best Rank',
    company: 'Rank and File',
    email: 'rank@spam.example',
    phone: '',
    website: 'x',
    message: 'Number one in every search, guaranteed, by tomorrow.',
  },
  {
    name: 'M. Chan',
    company: 'Number Six Noodles',
    email: 'chan@noodles.example',
    phone: '2555 0103',
    message:
      'We sell noodles in four sizes. The website thinks that we sell one.\n\nIs this something that can be mended, or does it have to be made anew? We would like to know what either costs.\n\nThe shop shuts at ten; come by, the soup is on us.',
  },
] as const;

async function send(site: Site, path: string, fields: Readonly<Record<string, string | File>>): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const answer = await fetch(`${site.url}${path}`, { method: 'POST', body, headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`The form at ${path} answered ${answer.status}: ${await answer.text()}`);
}

async function sendEnquiries(site: Site): Promise<void> {
  for (const enquiry of enquiries) await send(site, '/contact-us', enquiry);
  await send(site, '/jobs/web-developer-jobs', {
    name: 'Kim Ng',
    email: 'kim@developers.example',
    phone: '2555 0104',
    message: 'I have made shops for six years, and would like to make them with somebody.',
    file: new File(['%PDF-1.4\n%%EOF\n'], 'kim-ng.pdf', { type: 'application/pdf' }),
  });
}

/** Creates the work of two people: drafts, versions and two articles in the trash. */
async function writeDrafts(site: Site, colleague: Editor): Promise<void> {
  const writer = await signedIn(site, ann.email, password);
  const change = (who: Editor, record: string, data: object) => who.ask('PATCH', record, data);
  const seo = `pages/${await writer.idOf('pages', 'path', '/services/seo')}`;
  const tree = `works/${await writer.idOf('works', 'slug', 'tree')}`;
  await change(writer, tree, { subject: 'A table that was a tree', _status: 'published' });
  await change(colleague, tree, { subject: 'A table that remembers the tree', _status: 'published' });
  await change(writer, `${tree}?draft=true`, { subject: 'A table that remembers its forest', _status: 'draft' });
  const description =
    'The words people in Hong Kong search for, found and written: what SEO costs, and what it brings.';
  await change(colleague, `${seo}?draft=true`, { menuName: 'Search engines', description, _status: 'draft' });
  const day = new Date().toISOString();
  await writer.ask('POST', 'works?draft=true', {
    title: 'Harlech Umbrellas',
    slug: 'harlech-umbrellas',
    postDate: day,
  });
  for (const title of ['Ten fonts for rain', 'What a noodle shop taught us']) {
    const made = await colleague.ask('POST', 'insights?draft=true', { title });
    await change(colleague, `insights/${made.doc?.id}`, { deletedAt: day });
  }
}

/** Saves a draft with a request for approval. */
async function askForALook(writer: Editor): Promise<void> {
  const arabica = `works/${await writer.idOf('works', 'slug', 'arabica')}`;
  const data = { subject: 'A coffee roaster with one counter', _status: 'draft' };
  await writer.ask('PATCH', `${arabica}?draft=true&look=true`, data);
}

/**
 * Starts a site on the sample content, with enquiries in its inbox or, with approval, one draft
 * that waits for it.
 *
 * @param approval whether drafts need approval before they are published
 */
export async function openGuideDesk({ approval }: { readonly approval: boolean }): Promise<GuideDesk> {
  process.env.PREPARED_SITE = preparedSite().folder;
  // Mail has to be set up for an answer to an enquiry; this server forwards nothing.
  const mail = await startMailServer(() => undefined);
  const site = await startSite({
    settings: {
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: password,
      SMTP_URL: mail.url,
      LOG_LEVEL: 'warn',
      APPROVAL: approval ? 'on' : 'off',
      SITE_URL: process.env.SITE_URL ?? '',
    },
  });
  const admin = await signedIn(site, administrator.email, password);
  await addEditor(admin, ann.email, password, { name: 'Ann Lee', roles: ['editor', 'sales', 'talent'] });
  await addEditor(admin, 'ben@agency.example', password, { name: 'Ben Ho' });
  if (approval) {
    await askForALook(await signedIn(site, ann.email, password));
  } else {
    await sendEnquiries(site);
    await writeDrafts(site, await signedIn(site, 'ben@agency.example', password));
    fillAnalytics(site.dataDirectory);
  }
  return {
    site,
    idOf: admin.idOf,
    stop: async () => {
      await site.stop();
      mail.stop();
    },
  };
}
