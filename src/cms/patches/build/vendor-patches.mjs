import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const client = 'ui/dist/exports/client/index.js';

/**
 * Code of the announcements while a row is dragged. `control-names.ts` names its handle
 * ("Move: 02 Statement …"), and `named-controls.tsx` provides `panelSay`.
 */
const rowAnnouncements = `(()=>{
  const announce=english=>({active,over})=>{
    const say=globalThis.panelSay;
    const row=document.activeElement?.getAttribute("aria-label")?.replace(/^[^:：]+(?:: |：)/,"")??say("The row");
    const {index,items}=(over??active).data.current.sortable;
    return say(english,{row,place:index+1,count:items.length});
  };
  const back=announce("{row}: back at place {place} of {count}");
  return {
    onDragStart:announce("{row}: picked up from place {place} of {count}"),
    onDragOver:announce("{row}: now at place {place} of {count}"),
    onDragEnd:announce("{row}: put down at place {place} of {count}"),
    onDragCancel:({active})=>back({active}),
  };
})()`;

/**
 * Code that writes the day of a date pattern as Chinese does, for readers of Chinese.
 *
 * @param {string} pattern its name in the bundle
 * @param {string} i18n its name in the bundle
 */
const patternIn = (pattern, i18n) =>
  `(${i18n}.language==="zh-TW"?${pattern}.replace("d MMM yyyy","yyyy年M月d日").replace(", HH"," HH"):${pattern})`;

/**
 * Code that ends the shutting and opening of rows, so that all heights stay the same while one is
 * dragged.
 */
const rowsStill = `document.getAnimations().forEach(one=>one.transitionProperty==="height"&&one.finish())`;

/**
 * Code that looks for the nearest row, and passes over lists inside rows.
 *
 * @param {string} nearest its name in the bundle
 */
const rowsAlone = (nearest) =>
  `(all=>${nearest}({...all,droppableContainers:all.droppableContainers.filter(one=>one.data.current?.sortable)}))`;

/** Time zone of the site, written into the page by the layout; the server runs in it. */
const siteZone = 'globalThis.document?.documentElement.dataset.timeZone';

/**
 * Code that moves a row that is dragged by keyboard onto the middle of its neighbour in the list.
 */
const rowByRow = `(event,{context:{active,over,collisionRect,droppableRects}})=>{
  const step={ArrowDown:1,ArrowRight:1,ArrowUp:-1,ArrowLeft:-1}[event.code];
  if(!step||!active||!collisionRect)return;
  event.preventDefault();
  const {items}=active.data.current.sortable;
  const next=droppableRects.get(items[items.indexOf((over??active).id)+step]);
  return next&&{
    x:next.left+(next.width-collisionRect.width)/2,
    y:next.top+(next.height-collisionRect.height)/2,
  };
}`;

/**
 * Code that reads a label in the reader's language.
 *
 * @param {string} i18n its name in the bundle
 */
const labelFor = (i18n) => `(of=>of&&typeof of==="object"?of[${i18n}.language]??of.en:of)`;

/**
 * Patches of the bundles of Payload 3.90.1, applied while the panel is built. A pattern that is
 * not found exactly once fails the build.
 *
 * @type {readonly { readonly files: string, readonly find: RegExp, readonly replacement: string
 *   }[]}
 */
export const vendorPatches = [
  {
    // The form keeps `isModified` of the last typed field only: the answer to an earlier autosave
    // restores old values in all other fields, and the next save stores them. No report known.
    files: client,
    find: /if\("value"in (\w+)\)\{for\(let\[(\w+),(\w+)\]of Object\.entries\((\w+)\)\)if\(\2!==\1\.path&&"isModified"in \3\)\{let\{isModified:\w+,\.\.\.(\w+)\}=\3;\4\[\2\]=\5\}\}/,
    replacement: '',
  },
  {
    // The server's answer has the `collapsed` state of each row at the time of the request: a row
    // opened meanwhile shuts again while an editor types in it. No report known.
    files: client,
    find: /(\w+)\[(\w+)\]\.rows\[(\w+)\]=\{\.\.\.(\w+)\[\2\]\.rows\[\3\],\.\.\.(\w+)\}/,
    replacement:
      '$1[$2].rows[$3]={...$4[$2].rows[$3],...$5,...("collapsed"in $4[$2].rows[$3]&&{collapsed:$4[$2].rows[$3].collapsed})}',
  },
  {
    // Only the first of several batched intersection entries is read: for a row just opened it says
    // that the row is not visible yet, and its fields never render.
    // https://github.com/payloadcms/payload/issues/18108
    files: client,
    find: /new window\.IntersectionObserver\((\w+)=>\{let\[(\w+)\]=\1;return (\w+)\(\2\)\}/,
    replacement: 'new window.IntersectionObserver($1=>$3($1.at(-1))',
  },
  {
    // A chosen day is stored as noon UTC, which is the next day from UTC+12 on. Stores 10:00 UTC,
    // or an hour of the same day where that would be another one. No report known.
    files: 'ui/dist/exports/client/chunk-*.js',
    find: /\.setHours\(12-(\w+),0\)/,
    replacement: '.setHours(Math.min(23,Math.max(0,10-$1)),0)',
  },
  // Times of records, versions and locks are in the browser's time zone, those of lists and forms
  // in the site's; and a date pattern is the same in every language. No report known.
  ...[client, 'ui/dist/exports/shared/index.js'].map((files) => ({
    files,
    find: /\(\{date:(\w+),i18n:(\w+),pattern:(\w+),timezone:(\w+)\}\)=>/,
    replacement: `({date:$1,i18n:$2,pattern:ofAll,timezone:$4=${siteZone},inLanguage:$3=${patternIn('ofAll', '$2')}})=>`,
  })),
  {
    // The same for the field of a date.
    files: 'ui/dist/exports/client/chunk-*.js',
    find: /(\{i18n:(\w+)\}=\w+\(\),(\w+)=)(\w+)(;\4\|\|)/,
    replacement: `$1$4&&${patternIn('$4', '$2')}$5`,
  },
  // Names of buttons take a label in several languages for a text. No report known.
  {
    files: client,
    find: /\{t:(\w+)\}=(\w+)\(\),(\[\w+\]=\w+\(\w+\)),(\w+)=\1\((\w+==="create"\?"fields:addNewLabel":"general:editLabel"),\{label:(\w+)\?\.labels\.singular\}\)/,
    replacement: `{t:$1,i18n:reader}=$2(),$3,$4=$1($5,{label:${labelFor('reader')}($6?.labels.singular)})`,
  },
  {
    files: 'ui/dist/providers/TableColumns/buildColumnState/index.js',
    find: /(const label = )(clientField && 'labelWithPrefix' in clientField[^;]+);/,
    replacement: `$1${labelFor('i18n')}($2);`,
  },
  {
    files: client,
    find: /new Intl\.DateTimeFormat\("en-US",(\{day:"numeric",hour:"numeric",)hour12:!0,(minute:"numeric",month:"short",year:"numeric")(\})/,
    replacement: `new Intl.DateTimeFormat("en-GB",$1$2,timeZone:${siteZone}$3`,
  },
  {
    // The widths of the preview have labels in one language. No report known.
    files: 'next/dist/views/Document/index.js',
    find: /breakpoints: livePreviewConfig\?\.breakpoints,/,
    replacement:
      'breakpoints: livePreviewConfig?.breakpoints?.map(one => ({ ...one, label: req.i18n.translations.panel?.[one.label] ?? one.label })),',
  },
  {
    files: client,
    find: /\[\.\.\.(\w+)\|\|\[\],\{name:"responsive",height:"100%",label:"Responsive",width:"100%"\}\]/,
    replacement: '$1||[]',
  },
  // The table of the text editor has its label in English only. No report known.
  ...[/(key:"table",keywords:\["table"\],label:)"Table"/, /(key:"table",label:)"Table"/].map((find) => ({
    files: 'richtext-lexical/dist/exports/client/index.js',
    find,
    replacement: '$1({i18n})=>i18n.translations.panel?.Table??"Table"',
  })),
  {
    // The block drawer searches labels only. Also matches beginnings of words, and Chinese
    // anywhere, in the description and synonyms of a section (`payload-block.ts`). No report known.
    files: client,
    find: /return ([\w$]+)\(([\w$]+),([\w$]+)\)\.includes\(([\w$]+)\)&&([\w$]+)\.push\(\2\)/,
    replacement:
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a template in the bundle.
      'return $4.split(/\\s+/).every(word=>` ${$2.admin?.custom?.searchWords??$1($2,$3)}`.includes(/\\p{Script=Han}/u.test(word)?word:` ${word}`))&&$5.push($2)',
  },
  {
    // Screen readers announce the id of a dragged row; announces its name and place instead. A row
    // that is picked up while it shuts is measured too high and lands several places off. Lists
    // inside rows have no place in the list: only rows are places to drop. No reports known.
    files: client,
    find: /\{collisionDetection:([\w$]+),id:([\w$]+),onDragEnd:([\w$]+),onDragStart:([\w$]+),/,
    replacement: `{accessibility:{announcements:${rowAnnouncements}},collisionDetection:${rowsAlone('$1')},id:$2,onDragEnd:$3,onDragStart:event=>{${rowsStill};$4(event)},`,
  },
  {
    // The arrow keys align the edges of a dragged row and its neighbour, and then the nearest
    // middle counts: beside an open row it moves several places or none. A smooth scroll would
    // still be under way at the next key. https://github.com/clauderic/dnd-kit/issues/985
    files: client,
    find: /coordinateGetter:[\w$]+/,
    replacement: `coordinateGetter:${rowByRow},scrollBehavior:"auto"`,
  },
  {
    // The dialog that restores a version has the same text for a draft and for immediate
    // publishing. No report known.
    files: 'next/dist/views/Version/Restore/index.js',
    find: /('version:aboutToRestoreGlobal' : )'version:aboutToRestore',/,
    replacement: "$1draft || status === 'draft' ? 'version:aboutToRestoreDraft' : 'version:aboutToRestore',",
  },
  // Password fields of sign-in, reset and repetition carry autocomplete="off", which stops password
  // managers. No report known.
  ...[
    ['Login/LoginForm', 'current'],
    ['ResetPassword/ResetPasswordForm', 'new'],
  ].map(([form, hint]) => ({
    files: `next/dist/views/${form}/index.js`,
    find: /_jsx\(PasswordField, \{(?! autoComplete)/,
    replacement: `_jsx(PasswordField, { autoComplete: "${hint}-password",`,
  })),
  {
    files: client,
    find: /(autoComplete:)"off"(,disabled:[^,]+,id:"field-confirm-password")/,
    replacement: '$1"new-password"$2',
  },
  // A chosen picture shows its file name, which is random here. Shows its title and alt text
  // instead. No report known.
  ...[/(onRemove:\w+,)/, /(onRemove:\(\)=>[^{}]+?)withMeta:!1,/].map((rest) => ({
    files: client,
    find: new RegExp(
      `alt:(\\w+)\\?\\.alt\\|\\|\\1\\?\\.filename,(byteSize:[^{}]+?)filename:\\1\\.filename,(id:\\w+,)mimeType:\\1\\?\\.mimeType,${rest.source}`,
    ),
    replacement:
      'alt:$1?.alt||$1?.title||$1?.filename,$2filename:$1.title||$1.filename,$3mimeType:$1?.alt||($1?.decorative?"Decorative":$1?.mimeType),$4',
  })),
];

const packages = path.resolve(import.meta.dirname, '../../../../node_modules/@payloadcms');

/**
 * Fails the build when Payload's code has changed at a patched place.
 *
 * @param {string} [folder] of Payload's packages
 * @throws {Error} naming the files in which a pattern is not found exactly once
 */
export function checkVendorPatches(folder = packages) {
  for (const { files, find } of vendorPatches) {
    const texts = globSync(files, { cwd: folder }).map((file) => readFileSync(path.join(folder, file), 'utf8'));
    const found = texts.flatMap((text) => [...text.matchAll(new RegExp(find, 'g'))]).length;
    if (found !== 1)
      throw new Error(
        `@payloadcms/${files} holds what is patched there ${found} times instead of once: see ${import.meta.filename}.`,
      );
  }
}

/**
 * Turbopack loader that applies the patches.
 *
 * @this {{ readonly resourcePath: string }}
 * @param {string} source
 * @returns {string}
 */
export default function patch(source) {
  return vendorPatches
    .filter(({ files }) => path.matchesGlob(this.resourcePath, `**/@payloadcms/${files}`))
    .reduce((text, { find, replacement }) => text.replace(find, replacement), source);
}
