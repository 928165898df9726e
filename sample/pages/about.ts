import type { BrandPage } from '../../src/sections/brand-page.ts';
import * as about from '../words/about.ts';
import { floor } from '../words/contact.ts';
import { headOf, opening, section } from './compose.ts';

const { head, heading, note } = headOf('/about-us');
const { headerPictures, headers, intro, linePicture, office, officeHeading, team, tower, values, valuesHeading } =
  about;

export const aboutUs: BrandPage = {
  ...head,
  sections: [
    opening('about-hero', { heading, note, tower, linePicture }),
    section('two-column', { ground: 'accent6', header: headers.intro }, { ...intro, pictures: headerPictures }),
    section('values', { ground: 'paper2', header: headers.values, outline: valuesHeading }, { values }),
    section('team', { ground: 'paper', header: headers.team }, team),
    opening('floor-number', floor),
    section('office', { ground: 'accent1', header: headers.office, outline: officeHeading }, { pictures: office }),
  ],
};
