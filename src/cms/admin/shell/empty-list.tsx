import type { ListViewServerPropsOnly } from 'payload';
import { drawings } from '../../../config/brand/drawings.ts';
import { daysInTrash } from '../../editorial/trash/trash-collections.ts';
import { emptyWords } from '../../panel/empty-states.ts';
import { labelIn, nounIn } from '../../panel/label-in.ts';
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
  i18n,
  params,
}: EmptyListProps) {
  if (data.docs.length > 0) return null;
  const { slug, labels, admin } = collectionConfig;
  const several = nounIn(labels.plural, i18n);
  const all = `/admin/collections/${slug}`;
  const search = typeof searchParams?.search === 'string' ? searchParams.search.trim() : '';
  if (search) {
    return (
      <Empty
        scene="adrift"
        title={`Nothing matches “${search}”`}
        words={`None of the ${several} has it. Try fewer letters, or another word for it.`}
        link={{ href: all, text: 'Clear the search' }}
      />
    );
  }
  if (Object.keys(searchParams ?? {}).some((name) => name.startsWith('where'))) {
    return (
      <Empty
        scene="adrift"
        title="Nothing matches these filters"
        words={`None of the ${several} does.`}
        link={{ href: all, text: 'Show all of them' }}
      />
    );
  }
  if (params?.segments?.[2] === 'trash') {
    return (
      <Empty
        scene="calm"
        title="Nothing in the trash"
        words={`What you delete stays here for ${daysInTrash} days and can be restored until then.`}
        link={{ href: all, text: `Back to the ${several}` }}
      />
    );
  }
  const words = emptyWords(slug);
  return (
    <Empty
      scene={words?.scene ?? 'dock'}
      title={words?.title ?? `No ${several} yet`}
      words={words?.text ?? labelIn(admin.description, i18n)}
      link={
        hasCreatePermission && newDocumentURL
          ? { href: newDocumentURL, text: `New ${nounIn(labels.singular, i18n)}` }
          : undefined
      }
    />
  );
}
