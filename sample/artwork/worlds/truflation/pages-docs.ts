import { view } from './frame.ts';

/** Colours a piece of JSON or a shell line: strings, numbers and names. */
const code = (text: string): string =>
  `<pre>${text
    .replaceAll(/"([^"]*)"(:?)/g, (_, word: string, colon: string) =>
      colon ? `<b>"${word}"</b>:` : `<q>"${word}"</q>`,
    )
    .replaceAll(/(?<![\w"#-])(\d+\.?\d*)(?![\w"-])/g, '<i>$1</i>')}</pre>`;

const answer = `{
  "index": 132.47,
  "at": "2020-02-09T14:00+08:00",
  "year": 3.18,
  "prices": 2104388,
  "corrected": null,
  "method": "/method#add"
}`;

const feedAnswer = `{
  "feed": "energy",
  "value": 96.40,
  "weight": 4.4,
  "sources": [
    { "name": "pumps",  "age": "4 min" },
    { "name": "meters", "age": "1 h" },
    { "name": "gas",    "age": "1 d" }
  ],
  "missing": []
}`;

const correctionAnswer = `[
  {
    "day": "2019-05-09",
    "was": 131.90,
    "is": 129.16,
    "why": "square metres"
  }
]`;

interface Entry {
  readonly name: string;
  readonly path: string;
  readonly says: string;
  readonly ask: string;
  readonly answer: string;
  readonly took: string;
}

const entries: readonly Entry[] = [
  {
    name: 'The index',
    path: '/v1/index',
    says: 'The latest reading, or any day’s with <code>?on=</code>. No key, no reading.',
    ask: 'curl api.truflation.example/v1/index \\\n  -H "Key: tf-7c31-harbour"',
    answer,
    took: '38 ms',
  },
  {
    name: 'One feed',
    path: '/v1/feeds/{name}',
    says: 'Its value, its weight, its sources and how old each of them is.',
    ask: 'curl api.truflation.example/v1/feeds/energy \\\n  -H "Key: tf-7c31-harbour"',
    answer: feedAnswer,
    took: '41 ms',
  },
  {
    name: 'Corrections',
    path: '/v1/corrections',
    says: 'Everything we got wrong, with a date and a reason. Please poll it.',
    ask: 'curl api.truflation.example/v1/corrections \\\n  -H "Key: tf-7c31-harbour"',
    answer: correctionAnswer,
    took: '22 ms',
  },
];

const entry = ({ name, path, says, ask, answer: reply, took }: Entry): string =>
  `<article id="${name.split(' ').pop()?.toLowerCase()}"><div class="question"><h2>${name}</h2><p class="path">${path}</p><p>${says}</p>${code(ask)}</div><div class="reply"><p class="took"><span>200</span> live, ${took}</p>${code(reply)}</div></article>`;

export const docs = view(
  'docs',
  'Docs',
  `<section><header><h1>Docs</h1><p>What you ask is on the left, what comes back on the right.</p></header>${entries.map(entry).join('')}</section>`,
);

export const key = view(
  'key-page',
  '',
  `<section><div class="ask"><h1>A key, in one sitting</h1><label for="mail">Your e-mail</label><span id="mail">ida@lowtide.example</span><a class="go">Send me a key</a></div><div class="given"><p>Your key is <b>tf-7c31-harbour</b>. Paste this first:</p>${code('curl api.truflation.example/v1/index \\\n  -H "Key: tf-7c31-harbour"')}<p class="after">You should read <b>132.47</b>. If you don’t, it is past three.</p></div></section>`,
);
