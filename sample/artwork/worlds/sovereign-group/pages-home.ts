import { band, brass, clock, landscape, mark, offices } from './engraving.ts';
import { callBar, strip, view } from './frame.ts';

interface Question {
  readonly ask: string;
  readonly answer: string;
}

const questions: readonly Question[] = [
  { ask: 'What is a company for?', answer: 'To own things and owe things, so that you need not.' },
  {
    ask: 'What is a trust for?',
    answer:
      'To let one person look after something for another. You hand it over, a trustee keeps it, and the people you name have the good of it. It goes on when you do not.',
  },
  { ask: 'Which country should it be in?', answer: 'Usually the one where the people are.' },
  { ask: 'What does it cost each year?', answer: 'One fee, written down before you sign.' },
  { ask: 'May I take my pension with me?', answer: 'Often. There are four exceptions, and we start with those.' },
  { ask: 'What happens when I die?', answer: 'To you, we cannot say. To the trust, nothing.' },
];

const list = `<ol class="questions">${questions.map(({ ask, answer }, index) => `<li${index === 1 ? ' class="told"' : ''}><h2>${ask}</h2>${index === 1 ? `<p>${answer}</p><p class="signed">Signed off by Trusts, Gibraltar, 2 May 2023</p>` : ''}</li>`).join('')}</ol>`;

export const home = view(
  'home',
  '',
  `<section class="front">${mark([36, 24], 1)}<div><h1>Structures that outlive markets</h1><p>Companies, trusts and pensions, run by people who answer the telephone.</p><a class="button">Find your office</a></div>${strip}</section>
<section class="clocks" id="clocks"><h2>Five clocks, all of them right</h2><ol>${offices.map(({ city, time, open, says, telephone }) => `<li class="${open ? 'open' : 'shut'}">${clock(time)}<b>${city}</b><p>${says}.</p><a>${telephone}</a></li>`).join('')}</ol><p>In Greenwich it is half past eight, and nobody there minds.</p></section>
<section class="asked" id="asked">${band(1440, 74, 14, 18, brass)}<h2>What people ask first</h2>${list}</section>
<section class="last" id="last">${landscape(1440, 520, 'hills')}<h2>Somebody answers</h2></section>`,
  'navy',
);

export const listing = view(
  'listing',
  'Trusts',
  `<section><p class="intro">Six questions. They are the same in every office, so they are the website.</p>${list}</section>${callBar('Singapore')}`,
);

export const phoneQuestion = view(
  'phone-question',
  'Trusts',
  `<section>${mark([12, 30], 2.4, 'rosette', '#c9a25c', '#c9a25c')}<h1>What is a trust for?</h1><p>To let one person look after something for another. You hand it over, a trustee keeps it, and the people you name have the good of it.</p><p>It goes on when you do not.</p><a class="full">The full text, for lawyers</a></section>${callBar('Singapore')}`,
);

export const phoneOffices = view(
  'phone-offices',
  'Offices',
  `<section><h1>Who is open</h1><ol>${offices.map(({ city, time, open, says, telephone }) => `<li class="${open ? 'open' : 'shut'}">${clock(time)}<div><b>${city}</b><p>${says}.</p><a>${open ? telephone : 'Ring me on Tuesday'}</a></div></li>`).join('')}</ol></section>`,
);

export const phoneForm = view(
  'phone-form',
  '',
  `<section><h1>Ask us</h1><p>Somebody will ring, not write. Within the hour, if any of the five is awake.</p><form><p><label for="n">Your name</label><span id="n">Ines Calder</span></p><p><label for="t">Your telephone</label><span id="t">+852 0005 5500</span></p><p><label for="q">Your question, in your own words</label><span id="q" class="long">My aunt has left me half a house in Malta. Which half?</span></p><a class="send">Ring me</a></form>${band(390, 90, 12, 6, brass)}</section>`,
);
