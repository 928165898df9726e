import type { Say } from '../../panel/say.ts';

/** Section offered by the picker. */
export interface OfferedSection {
  /** Folder in `src/sections`, also the name of its drawing. */
  readonly name: string;
  readonly label: string;
  /** Short description of its use. */
  readonly help: string;
  readonly drawing: string;
  readonly place: HTMLElement;
}

export interface OfferedGroup {
  /** English name, a key of `groupHelp`. */
  readonly name: string;
  readonly label: string;
  readonly place: HTMLElement;
  readonly sections: readonly OfferedSection[];
}

/** Purpose of each group, shown beside its name. */
export const groupHelp: Readonly<Record<string, string>> = {
  Heroes: 'Once a page, at the top',
  Words: 'When you have something to say',
  Work: 'What we have made',
  Prices: 'What it costs',
  Proof: 'Why believe us',
  People: 'Who we are',
  Lists: 'Things in order',
  Forms: 'When you want an answer',
  Extra: 'Once in a while',
};

/** Returns the open section picker, or null. */
export const openPicker = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('.blocks-drawer__blocks-wrapper')?.parentElement ?? null;

function sectionIn(place: HTMLElement, say: Say): OfferedSection {
  const image = place.querySelector('img');
  const drawing = image?.getAttribute('src') ?? '';
  const [, name = ''] = /([\w-]+)\.webp$/.exec(drawing) ?? [];
  const label = place.querySelector('.thumbnail-card__label')?.textContent ?? '';
  return { name, label, help: say(image?.alt ?? ''), drawing, place };
}

/** Groups and sections that Payload's picker shows; a search leaves fewer. */
export const groupsIn = (picker: HTMLElement, say: Say): OfferedGroup[] =>
  [...picker.querySelectorAll<HTMLElement>('.blocks-drawer__block-group')].flatMap((place) => {
    const label = place.querySelector('.blocks-drawer__block-group-label')?.textContent;
    const sections = [...place.querySelectorAll<HTMLElement>('.blocks-drawer__block')].map((section) =>
      sectionIn(section, say),
    );
    // Pickers of other block fields have no groups.
    const name = Object.keys(groupHelp).find((one) => say(one) === label) ?? '';
    return label ? [{ name, label, place, sections }] : [];
  });

/** Returns why a section cannot be added again; undefined where it can. */
export function onceOnly(group: string, name: string, onPage: readonly string[]): string | undefined {
  if (group !== 'Heroes' && name !== 'contact-form') return undefined;
  return onPage.includes(name) ? 'Already here: once a page' : group === 'Heroes' ? undefined : 'Once a page';
}

const mostLately = 4;

/** Moves the name to the front of the recently used ones. */
export const usedNow = (name: string, lately: readonly string[]): string[] =>
  [name, ...lately.filter((one) => one !== name)].slice(0, mostLately);
