import type { View } from '../view.ts';
import type { legalBlock } from './legal.block.ts';
import { Legal } from './legal.tsx';

export const view: View<typeof legalBlock> = ({ sections, ...props }, { path, navigation }) => (
  <Legal
    page={{
      ...props,
      slug: path.slice(1),
      sections: sections.map(({ anchor, ...section }) => ({ ...section, id: anchor })),
    }}
    links={navigation.legal}
  />
);
