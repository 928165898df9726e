import type { ListViewServerPropsOnly } from 'payload';
import { drawings } from '../../../config/brand/drawings.ts';
import { daysInTrash } from '../../editorial/trash/trash-collections.ts';
import { emptyWords } from '../../panel/empty-states.ts';
import { labelIn, nounIn } from '../../panel/label-in.ts';
import { sayIn } from '../../panel/say.ts';
import './empty-list.css';

interface EmptyListProps extends ListViewServerPropsOnly {
  readonly hasCreatePermission?: boolean;
  readonly newDocumentURL?: string;
}

interface EmptyProps {
  readonly scene: string;
  readonly title: string;
  readonly words: string;
  readonly link?: { readonly href: string; readonly text: string } | undefined;
}

function Empty({ scene, title, words, link }: EmptyProps) {
  return (
    <section className="empty-list">
      {drawings.mascots !== 'none' && <img src={`/panel/${scene}.svg`} alt="" width={1080} height={248} />}
      <h2 className="panel-sentence">{title}</h2>
      <p className="panel-words">{words}</p>
      {link && (
        <a className="panel-button" data-main href={link.href}>
          {link.text}
        </a>
      )}
    </section>
  );
}

/** Empty state of a list: the reason and the next action. */
export function EmptyList({
  collectionConfig,
  data,
  searchParams,
  hasCreatePermission,
  newDocumentURL,
  params,
  i18n,
}: EmptyListProps) {
  if (data.docs.length > 0) return null;
  const say = sayIn(i18n);
  const { slug, labels, admin } = collectionConfig;
  const records = nounIn(labels.plural, i18n);
  const all = `/admin/collections/${slug}`;
  const search = typeof searchParams?.search === 'string' ? searchParams.search.trim() : '';
  if (search) {
    return (
      <Empty
        scene="adrift"
        title={say('Nothing matches “{words}”', { words: search })}
        words={say('None of the {records} has it. Try fewer letters, or another word for it.', { records })}
        link={{ href: all, text: say('Clear the search') }}
      />
    );
  }
  if (Object.keys(searchParams ?? {}).some((name) => name.startsWith('where'))) {
    return (
      <Empty
        scene="adrift"
        title={say('Nothing matches these filters')}
        words={say('None of the {records} does.', { records })}
        link={{ href: all, text: say('Show all of them') }}
      />
    );
  }
  if (params?.segments?.[2] === 'trash') {
    return (
      <Empty
        scene="calm"
        title={say('Nothing in the trash')}
        words={say('What you delete stays here for {days} days and can be restored until then.', { days: daysInTrash })}
        link={{ href: all, text: say('Back to the {records}', { records }) }}
      />
    );
  }
  const words = emptyWords(slug);
  return (
    <Empty
      scene={words?.scene ?? 'dock'}
      title={words ? say(words.title) : say('No {records} yet', { records })}
      words={words ? say(words.text) : labelIn(admin.description, i18n)}
      link={
        hasCreatePermission && newDocumentURL
          ? { href: newDocumentURL, text: say('New {kind}', { kind: nounIn(labels.singular, i18n) }) }
          : undefined
      }
    />
  );
}
