import type { BrandPage } from '../../src/sections/brand-page.ts';
import * as about from '../words/about.ts';
import { floor } from '../words/contact.ts';
import { headOf, opening, section } from './compose.ts';

const { head, heading, notice } = headOf('/about-us');
const { headerPictures, hoists, intro, lift, office, officeHeading, team, tower, values, valuesHeading } = about;

export const aboutUs: BrandPage = {
  ...head,
  sections: [
    opening('about-hero', { heading, notice, tower, lift }),
    section('two-column', { ground: 'tile', hoist: hoists.intro }, { ...intro, pictures: headerPictures }),
    section('values', { ground: 'milk', hoist: hoists.values, outline: valuesHeading }, { values }),
    section('team', { ground: 'paper', hoist: hoists.team }, team),
    opening('floor', floor),
    section('office', { ground: 'taxi', hoist: hoists.office, outline: officeHeading }, { pictures: office }),
  ],
};
