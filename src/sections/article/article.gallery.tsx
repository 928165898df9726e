import type { InsightDetails } from '../../domain/content.ts';
import type { Gallery } from '../../gallery/entry.ts';
import {
  article,
  bareArticle,
  chinese,
  drawing,
  emptyHead,
  longTitle,
  rightToLeft,
  sentence,
} from '../../gallery/samples.ts';
import { headingsOf, safeHtml } from '../../lib/html/rich-text.ts';
import { piecesOf } from '../../lib/html/text-pieces.ts';
import { ArticleBody } from './article-body.tsx';
import { ArticleHead } from './article-head.tsx';
import { Neighbours } from './neighbours.tsx';
import { OtherTopics } from './other-topics.tsx';

const details = { dateUpdated: article.postDate, bannerImage: null, content: [], head: emptyHead } as const;

function text(html: string): InsightDetails['content'] {
  const safe = safeHtml(html);
  return safe ? [{ kind: 'text', id: 'text', html: safe }] : [];
}

const headingsIn = (content: InsightDetails['content']) =>
  content.flatMap((block) => (block.kind === 'text' ? headingsOf(block.html) : []));

const piecesIn = (content: InsightDetails['content']) =>
  new Map(content.flatMap((block) => (block.kind === 'text' ? [[block.id, piecesOf(block.html)] as const] : [])));

const body = (shown: InsightDetails) => (
  <ArticleBody
    article={shown}
    pieces={piecesIn(shown.content)}
    headings={headingsIn(shown.content)}
    address="https://site.example/insights/one"
  />
);

const every = text(
  `<p>${sentence} See <a href="/work">the work</a> and <a href="https://example.org/">a page elsewhere</a>.</p>
   <h2>One</h2><p>With <strong>weight</strong>, <em>stress</em>, <code>code</code>.</p><ul><li>First</li><li>Second<ul><li>Under it</li></ul></li></ul>
   <h3>Smaller</h3><ol><li>First</li><li>Second</li></ol><h2>Two</h2><blockquote><p>Order as usual.</p></blockquote>
   <table><thead><tr><th></th><th scope="col">Shops</th><th scope="col">Ferries</th></tr></thead><tbody><tr><th scope="row">No. 8</th><td>Closed</td><td>Suspended until further notice</td></tr></tbody></table>
   <h4>A note</h4><p>Beside what it belongs to.</p><h4>75%</h4><p>at most</p><h2>Three</h2><pre><code class="language-css">.a { color: red; a-line-that-does-not-end: var(--and-goes-on-and-on-and-on-and-on-and-on-and-on); }</code></pre><hr>`,
);

const pictures = (count: number): InsightDetails['content'] => [
  {
    kind: 'pictures',
    id: `pictures-${count}`,
    pictures: Array.from({ length: count }, (_, index) => ({
      picture: { ...drawing, url: `${drawing.url}?${index}` },
      caption: index % 2 ? null : `Picture ${index + 1} of ${count}`,
    })),
  },
];

export const gallery: Gallery = [
  { state: 'head', content: <ArticleHead article={{ ...article, ...details, bannerImage: drawing }} /> },
  { state: 'head with nothing', content: <ArticleHead article={{ ...bareArticle, ...details }} /> },
  { state: 'head with a long title', content: <ArticleHead article={{ ...article, ...details, title: longTitle }} /> },
  {
    state: 'head in Chinese',
    content: <ArticleHead article={{ ...article, ...details, title: chinese.title, description: chinese.text }} />,
  },
  { state: 'everything that a text can hold', content: body({ ...article, ...details, content: every }) },
  { state: 'one line', content: body({ ...bareArticle, ...details, content: text('<p>Yes.</p>') }) },
  {
    state: 'body right to left and in Chinese',
    content: body({
      ...bareArticle,
      ...details,
      content: text(
        `<h2>${rightToLeft.title}</h2><p>${rightToLeft.text}</p><ul><li>واحد</li></ul><h2>${chinese.short}</h2><p>${chinese.text}</p>`,
      ),
    }),
  },
  {
    state: 'groups of one to five pictures',
    content: body({ ...bareArticle, ...details, content: [1, 2, 3, 5].flatMap(pictures) }),
  },
  {
    state: 'neighbours',
    content: <Neighbours previous={{ title: 'Sea', slug: 'sea' }} next={{ title: longTitle, slug: 'long' }} />,
  },
  { state: 'no neighbours', content: <Neighbours previous={null} next={null} /> },
  {
    state: 'other topics',
    ground: 'paper2',
    content: (
      <OtherTopics
        articles={[article, { ...bareArticle, id: 'two' }, { ...bareArticle, id: 'three', title: longTitle }]}
      />
    ),
  },
];
