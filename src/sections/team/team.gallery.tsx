import type { Gallery } from '../../gallery/entry.ts';
import { team } from '../../site/about.ts';
import { sitePicture } from '../../site/site-pictures.ts';
import { Team } from './team.tsx';

const people = team.map((person) => ({ ...person, picture: sitePicture(person.picture, person.alt) }));

export const gallery: Gallery = [{ state: 'ten', content: <Team heading="TEN FACES YOU WILL MEET" people={people} /> }];
