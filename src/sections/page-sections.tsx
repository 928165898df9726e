import { createElement, Fragment, type ReactNode } from 'react';
import type { ComposedSection, Frame } from '../blocks/block.ts';
import { Section } from '../ui/section/section.tsx';
import { type BlockName, type BlockProps, blocks, type PreviewSection } from './blocks.ts';
import { Unfinished } from './unfinished.tsx';
import type { RowLevel, SiteContext } from './view.ts';
import { views } from './views.generated.tsx';

/** A section and those that follow it on its ground, without one of their own. */
interface JoinedSections {
  readonly frame: Frame | undefined;
  readonly sections: PreviewSection[];
}

function joinSections(sections: readonly PreviewSection[]): JoinedSections[] {
  const found: JoinedSections[] = [];
  for (const section of sections) {
    const above = found.at(-1);
    if (section.frame?.joined && above?.frame) above.sections.push(section);
    else found.push({ frame: section.frame, sections: [section] });
  }
  return found;
}

const viewOf = <Name extends BlockName>(
  section: ComposedSection<Name, BlockProps<Name>>,
  siteContext: SiteContext,
  level: RowLevel,
): ReactNode => views[section.block](section.props, siteContext, level);

/** Renders the sections of a page, from top to bottom. */
export function PageSections({
  sections,
  siteContext,
}: {
  readonly sections: readonly PreviewSection[];
  readonly siteContext: SiteContext;
}) {
  // Whether a level 2 heading precedes: rows then start at level 3, so that no level is skipped.
  let headed = false;
  const drawn = (section: PreviewSection, level: RowLevel) =>
    section.block === 'unfinished' ? createElement(Unfinished, section.props) : viewOf(section, siteContext, level);
  // Children of one element need no keys: pages are rendered once.
  const shown = joinSections(sections).map(({ frame, sections: joined }) => {
    if (frame?.outline || frame?.header?.heading) headed = true;
    const parts = joined.map((section, index) => {
      const content = drawn(section, headed ? 3 : 2);
      const headingLevel = section.block === 'unfinished' ? 'none' : blocks[section.block].headingLevel;
      if (headingLevel !== 'none') headed = headingLevel !== 1;
      // The first section is selected through its ground.
      return frame && index === 0 ? content : createElement(Fragment, null, previewPart(section), content);
    });
    if (!frame) return createElement(Fragment, null, ...parts);
    const { anchor, ground, header, outline } = frame;
    const heading = outline && <h2 className="visually-hidden">{outline}</h2>;
    const element = createElement(Section, { ...(anchor ? { id: anchor } : {}), ground, header }, heading, ...parts);
    const [first] = joined;
    return createElement(Fragment, null, first && previewPart(first), element);
  });
  return createElement(Fragment, null, ...shown);
}

/** Marks the start of a section that editors can select in the preview. */
const previewPart = ({ place }: PreviewSection) =>
  place !== undefined && <template data-preview-part={`row-${place}`} />;
