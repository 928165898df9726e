// On SQLite alone: look-ups use Payload's own conditions, and the rest is computed in code.
import { beforeAll, describe, expect, it } from 'vitest';
import { openForTests } from '../../testing/open-for-tests.ts';
import { newEditor } from '../../testing/people.ts';
import { newPage, newWork } from '../../testing/records.ts';

const payload = await openForTests();
const ann = await newEditor(payload, 'Ann');

const opening = { blockType: 'hero', heading: { text: 'A page' }, water: 'accent3' };
const statement = { blockType: 'statement', ground: 'paper', statement: 'Said.', paragraph: 'More.' };
const leadingTo = (href: string) => ({ ...statement, onward: { label: 'On', href } });
let pages = 0;

/** Messages of a refused publishing of these sections, by field. */
async function issuesOf(sections: readonly object[], title?: string): Promise<Record<string, string>> {
  pages += 1;
  try {
    await payload.create({
      collection: 'pages',
      overrideAccess: false,
      user: ann,
      data: {
        path: `/checked-${pages}`,
        title: title ?? `Checked ${pages}`,
        description: 'A page that is made for a test, with a description that is long enough to be one.',
        ground: 'paper',
        _status: 'published',
        sections: sections as never,
      },
    });
    return {};
  } catch (error) {
    const { errors = [] } = (error as { data?: { errors?: { path: string; message: string }[] } }).data ?? {};
    if (errors.length === 0) throw error;
    return Object.fromEntries(errors.map(({ path, message }) => [path, message]));
  }
}

beforeAll(async () => {
  await newPage(payload, '/there', { title: 'There' });
  await newWork(payload, { slug: 'a-case' });
  await payload.create({ collection: 'facts', data: { token: 'known', label: 'Known', kind: 'text', value: 'ten' } });
});

describe('the publication of a page', () => {
  it('succeeds with one hero and valid links', async () => {
    const links = [
      '/there',
      '/there#part',
      '/work',
      '/work/a-case',
      'https://elsewhere.example/x',
      'mailto:a@b.example',
      '#form',
    ];
    expect(await issuesOf([opening, ...links.map(leadingTo)])).toEqual({});
  });

  it('completes links without a scheme and refuses unknown schemes', async () => {
    const href = (page: { sections?: unknown }) =>
      (page.sections as { onward?: { href?: string } }[]).flatMap(({ onward }) => onward?.href ?? []);
    expect(await issuesOf([opening, ...['www.example.org', 'ada@example.org', '/there'].map(leadingTo)])).toEqual({});
    const page = await payload.find({ collection: 'pages', where: { path: { equals: `/checked-${pages}` } } });
    expect(href(page.docs[0] ?? {})).toEqual(['https://www.example.org', 'mailto:ada@example.org', '/there']);
    expect(Object.values(await issuesOf([opening, leadingTo('whatsapp://send')]))).toEqual([
      expect.stringContaining('"whatsapp:"'),
    ]);
  });

  it('is refused without a hero, with two, or with one that is not first', async () => {
    expect((await issuesOf([statement])).sections).toMatch(/begins with a hero/);
    expect((await issuesOf([opening, statement, opening])).sections).toMatch(/has 2: sections 1, 3/);
    expect((await issuesOf([statement, opening])).sections).toMatch(/Here it is section 2/);
  });

  it('is refused for a broken link, with the reason at the link field', async () => {
    const issues = await issuesOf([opening, leadingTo('/nowhere'), leadingTo('nowhere'), leadingTo('//evil.example')]);
    expect(issues['sections.1.onward.href']).toMatch(/No page answers at \/nowhere/);
    expect(issues['sections.2.onward.href']).toMatch(/https/);
    expect(issues['sections.3.onward.href']).toMatch(/begins with one/);
  });

  it('is refused for an unknown fact, with the reason at the text field', async () => {
    const issues = await issuesOf([opening, { ...statement, statement: 'All {known} and {unknwn}.' }]);
    expect(Object.keys(issues)).toEqual(['sections.1.statement']);
    expect(Object.values(issues)[0]).toMatch(/no fact \{unknwn\}/);
  });

  it('is refused when a text exceeds its limit once facts are filled in', async () => {
    const long = `${'a'.repeat(195)} {known} {known}`;
    expect(Object.values(await issuesOf([opening, { ...statement, statement: long }]))).toEqual([
      'There is room for 200 letters here; this has 203.',
    ]);
  });

  it('is refused for a price that is neither a number nor a fact', async () => {
    const helperAt = (price: string) => ({
      blockType: 'price-helper',
      heading: 'How many?',
      text: 'Say.',
      hours: 30,
      note: 'Note.',
      single: 'Single',
      prices: { plans: [{ hours: 25, price }], hourly: '1550' },
    });
    const [issue] = Object.entries(await issuesOf([opening, helperAt('to be agreed')]));
    expect(issue).toEqual(['sections.1.prices.plans.0.price', 'Give a sum in digits: 150000.']);
    await payload.create({
      collection: 'facts',
      data: { token: 'sum', label: 'Sum', kind: 'dollars', value: '33750' },
    });
    expect(await issuesOf([opening, helperAt('{sum}')])).toEqual({});
  });

  it('is refused for a half-filled optional group, with the reason at the missing field', async () => {
    const half = (onward: object, frame: object = {}) => ({
      ...statement,
      onward,
      frame: { ground: 'paper', ...frame },
    });
    expect(
      await issuesOf([opening, half({}), half({ label: '', href: '' }), half({ label: 'On', href: '/there' })]),
    ).toEqual({});
    expect(await issuesOf([opening, half({ label: 'On' }), half({ href: '/there' })])).toEqual({
      'sections.1.onward.href': 'Fill this in too, or leave all of “Link” empty.',
      'sections.2.onward.label': 'Fill this in too, or leave all of “Link” empty.',
    });
    const mascotOnHeading = { text: 'Ahoy', wide: { line: 0 } };
    expect(Object.keys(await issuesOf([{ ...opening, mascotOnHeading }]))).toEqual([
      'sections.0.mascotOnHeading.wide.letter',
      'sections.0.mascotOnHeading.ink',
    ]);
    const parted = { title: 'Word', text: 'Text.', halves: { first: 'Wo' } };
    const rows = { blockType: 'hover-rows', heading: 'Rows', variant: 'split', rows: [parted] };
    expect(await issuesOf([opening, rows])).toHaveProperty(['sections.1.rows.0.halves.second']);
  });

  it('is refused for a title that is taken, or for two contact forms', async () => {
    expect((await issuesOf([opening], 'There')).title).toMatch(/The page at \/there has this title/);
    const form = { blockType: 'contact-form', lead: 'Write.', statement: 'We read.' };
    expect(await issuesOf([opening, form, form])).toEqual({
      'sections.2.lead': 'Section 2 has the contact form already.',
    });
  });

  it('lists all issues in one error, by the labels of the form', async () => {
    const form = { blockType: 'contact-form', lead: 'Write.', statement: 'We read.' };
    const half = { ...statement, onward: { label: 'On' } };
    const refused = payload.create({
      collection: 'pages',
      overrideAccess: false,
      user: ann,
      data: {
        path: '/named',
        title: 'There',
        description: 'Short.',
        ground: 'paper',
        _status: 'published',
        sections: [opening, form, half, form] as never,
      },
    });
    await expect(refused).rejects.toThrow(
      /: Sections > No\. 4 \(Contact form\) > What to write about, Sections > No\. 3 \(Statement\) > Link > Leads to, Title$/,
    );
  });

  it('does not check drafts', async () => {
    const draft = {
      path: '/draft',
      title: 'Draft',
      ground: 'paper' as const,
      sections: [leadingTo('/nowhere')] as never,
    };
    const made = payload.create({ collection: 'pages', draft: true, overrideAccess: false, user: ann, data: draft });
    await expect(made).resolves.toMatchObject({ _status: 'draft' });
  });
});

it('a fact that a page uses cannot be deleted, and the error names the page', async () => {
  await newPage(payload, '/says-it', {
    title: 'Says it',
    sections: [{ ...statement, statement: 'All {known:capital}.' }],
  });
  const { docs } = await payload.find({ collection: 'facts', where: { token: { equals: 'known' } } });
  await expect(payload.delete({ collection: 'facts', id: docs[0]?.id ?? 0 })).rejects.toThrow(
    /still said on “Says it”/,
  );
});

describe('a link in running text', () => {
  const job = async (url: string) => {
    const words = [{ type: 'text', version: 1, text: 'there' }];
    const link = {
      type: 'link',
      id: 'a-link',
      version: 3,
      fields: { url, linkType: 'custom', newTab: false },
      children: words,
    };
    const paragraph = { type: 'paragraph', version: 1, children: [link] };
    const root = { type: 'root', version: 1, direction: null, format: '' as const, indent: 0, children: [paragraph] };
    pages += 1;
    const { text } = await payload.create({
      collection: 'jobs',
      data: {
        job: 'Pilot',
        slug: `job-${pages}`,
        experience: 'Some',
        location: 'Hong Kong',
        text: { root },
        postDate: '2024-01-01T00:00:00.000Z',
        _status: 'published',
      },
    });
    return (text.root.children[0] as unknown as typeof paragraph).children[0]?.fields.url;
  };

  it.each([
    ['example.org/x', 'https://example.org/x'],
    ['ada@example.org', 'mailto:ada@example.org'],
    ['HTTPS://example.org', 'https://example.org'],
    ['/關於?page=2#part', '/關於?page=2#part'],
  ])('%s is stored as %s', async (url, kept) => {
    expect(await job(url)).toBe(kept);
  });

  it.each(['sms:+852123', 'whatsapp://send', '?page=2', '//example.org'])('%s is refused', async (url) => {
    await expect(job(url)).rejects.toThrow();
  });
});
