import { getNavGroups } from '@payloadcms/ui/shared';
import type { Payload, ServerProps, VisibleEntities } from 'payload';
import { mayEver, type Requester } from '../../access/may.ts';
import { type SubmissionType, submissionTypes } from '../../access/table.ts';
import { type WaitingCounts, waitingCounts } from '../../dashboard/waiting-counts.ts';
import { isPreviewed } from '../../editorial/preview/preview-links.ts';
import { labelIn } from '../../panel/label-in.ts';
import { brand } from '../../panel/runtime-brand.ts';
import { type PanelI18n, type Say, sayIn } from '../../panel/say.ts';
import { entriesToDo } from '../../translations/entries.ts';
import { otherLanguages } from '../../translations/language-names.ts';
import { readableCollections } from '../../translations/rights.ts';
import { Icon, Logo } from './brand-marks.tsx';
import { type NavEntry, NavLinks } from './nav-links.tsx';
import { NavShell } from './nav-shell.tsx';
import './panel-nav.css';

interface NavProps extends ServerProps {
  readonly visibleEntities: VisibleEntities;
}

/** Order of collections, most used first; unnamed collections come last in their group. */
const order = ['submissions', 'deliveries', 'pages', 'works', 'insights', 'jobs', 'facts', 'media', 'films', 'people'];

const place = (slug: string): number => {
  const index = order.indexOf(slug);
  return index < 0 ? order.length : index;
};

const inboxLabels: Readonly<Record<SubmissionType, string>> = { enquiry: 'Enquiries', application: 'Applications' };

const list = '/admin/collections/submissions';

/**
 * Links to enquiries and applications, which share a collection, and to held ones while there are
 * any.
 */
const inboxEntries = ({ fresh, held }: WaitingCounts, say: Say): NavEntry[] => [
  ...submissionTypes
    .filter((kind) => fresh[kind] !== undefined)
    .map((kind) => ({
      label: say(inboxLabels[kind]),
      href: `${list}?where[kind][equals]=${kind}`,
      count: fresh[kind] ?? 0,
      counted: say('new'),
    })),
  ...(held > 0
    ? [{ label: say('Spam'), href: `${list}?where[held][equals]=true`, count: held, counted: say('marked as spam') }]
    : []),
];

function entriesOf(slug: string, label: string, waiting: WaitingCounts, say: Say): NavEntry[] {
  const href = `/admin/collections/${slug}`;
  if (slug === 'submissions') return inboxEntries(waiting, say);
  if (slug === 'deliveries') return [{ label, href, count: waiting.stopped, counted: say('failed'), hot: true }];
  if (isPreviewed(slug)) return [{ label, href, count: waiting.drafts[slug] ?? 0, counted: say('drafts') }];
  return [{ label, href }];
}

/** Link to the translations, if the site has several languages, with the number of sheets to do. */
async function translationsEntry(payload: Payload, user: Requester, i18n: PanelI18n): Promise<NavEntry[]> {
  const collections = readableCollections(user);
  if (otherLanguages.length === 0 || collections.length === 0) return [];
  const entries = await Promise.all(
    otherLanguages.map((language) => entriesToDo(payload, language, collections, i18n)),
  );
  const count = entries.reduce((sum, some) => sum + (some?.length ?? 0), 0);
  const say = sayIn(i18n);
  return [{ label: say('Translations'), href: '/admin/translations', count, counted: say('to do') }];
}

/** Link to the reviews, for accounts that answer comments. */
const reviewsEntry = ({ reviews }: WaitingCounts, say: Say): NavEntry[] =>
  reviews === undefined
    ? []
    : [{ label: say('Reviews'), href: '/admin/reviews', count: reviews, counted: say('with comments to answer') }];

/** Version of the running server, which logs it as `Version 1.2.0 (1a2b3c4d)`. */
function shownVersion(say: Say): string {
  const running = process.env.RUNNING_VERSION ?? '';
  const [, version] = /^Version (.+)/.exec(running) ?? [];
  return version ? say('Version {version}', { version }) : running;
}

/**
 * Navigation of the panel: collections the account may read, with counts, and a link to the site
 * below.
 */
export async function PanelNav(props: NavProps) {
  const { i18n, payload, permissions, user, visibleEntities } = props;
  if (!permissions) return null;
  const say = sayIn(i18n);
  const collections = payload.config.collections.toSorted((one, other) => place(one.slug) - place(other.slug));
  const groups = getNavGroups(permissions, visibleEntities, { ...payload.config, collections }, i18n);
  const written = groups.flatMap(({ entities }) => entities).some(({ slug }) => isPreviewed(slug));
  const [waiting, translations] = await Promise.all([
    waitingCounts(payload, user),
    translationsEntry(payload, user, i18n),
  ]);
  const watched = mayEver(user, 'not-found', 'read');
  const notFound = {
    label: say('Not found'),
    href: '/admin/not-found',
    count: waiting.missing,
    counted: say('to do'),
  };
  const lists = groups.map(({ label, entities }) => ({
    label,
    entries: [
      ...entities.flatMap((entity) => entriesOf(entity.slug, labelIn(entity.label, i18n), waiting, say)),
      ...(written && label === say('The site')
        ? [{ label: say('Schedule'), href: '/admin/schedule' }, ...reviewsEntry(waiting, say), ...translations]
        : []),
      ...(watched && label === say('Settings') ? [notFound] : []),
    ],
  }));
  const daily: NavEntry[] = [
    { label: say('Today'), href: '/admin' },
    ...(mayEver(user, 'figures', 'read') ? [{ label: say('Figures || of visits'), href: '/admin/figures' }] : []),
  ];
  return (
    <NavShell>
      <nav className="nav__wrap" aria-label={say('Panel || of the site')}>
        <a className="panel-nav__logo" href="/admin" aria-label={say('{name}, today', { name: brand.name })}>
          <Logo />
        </a>
        <div className="panel-nav__lists">
          <NavLinks groups={[{ label: '', entries: daily }, ...lists]} />
        </div>
        <p className="panel-nav__version panel-quiet">{shownVersion(say)}</p>
        <a className="panel-nav__site" href="/" target="_blank" rel="noopener">
          <Icon />
          <span>{brand.domain}</span>
          <span className="panel-hidden">{say(', the site, in a new tab')}</span>
          <svg className="panel-nav__out" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M6 2v2H4v8h8v-2h2v4H2V2zM8 2h6v6h-2V5.4L7.7 9.7 6.3 8.3 10.6 4H8z" />
          </svg>
        </a>
      </nav>
    </NavShell>
  );
}
