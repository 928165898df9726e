import type { CollectionAfterDeleteHook, CollectionConfig, UIField } from 'payload';
import type { Language } from '../../lib/brand-shape.ts';
import { isPageCollection, isTranslatedCollection } from './field.ts';
import { otherLanguages } from './language-names.ts';

const deletesTranslations: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await req.payload.delete({
    collection: 'translations',
    where: { of: { equals: collection.slug }, record: { equals: id } },
    overrideAccess: true,
    depth: 0,
    req,
  });
};

/** Components of forms and lists, listed for brands with one language too. */
export const translationComponents = {
  translationLine: { path: '/cms/admin/translations/translation-line.tsx#TranslationLine', type: 'component' },
  translationCell: { path: '/cms/admin/translations/translation-cell.tsx#TranslationCell', type: 'component' },
} as const;

const { translationLine, translationCell } = translationComponents;

const nameOf = ({ code }: Language): string => `translation${code.replaceAll('-', '')}`;

/** Column of lists: state of the translation into a language. */
const column = (language: Language): UIField => ({
  name: nameOf(language),
  label: language.name,
  type: 'ui',
  admin: {
    disableBulkEdit: true,
    components: { Cell: { path: translationCell.path, serverProps: { code: language.code } } },
  },
});

/** Puts the columns behind the state of the record. */
function withColumns(columns: readonly string[] = []): string[] {
  const place = columns.indexOf('_status') + 1;
  return [...columns.slice(0, place), ...otherLanguages.map(nameOf), ...columns.slice(place)];
}

/** Shows the translations of a record in its form and its list, and deletes them with it. */
export function withTranslations(collection: CollectionConfig): CollectionConfig {
  const { slug, admin = {}, fields, hooks = {} } = collection;
  if (!isTranslatedCollection(slug)) return collection;
  const { components = {} } = admin;
  const beforeDocumentControls = components.edit?.beforeDocumentControls ?? [];
  const withLine = {
    ...admin,
    components: {
      ...components,
      edit: { ...components.edit, beforeDocumentControls: [...beforeDocumentControls, translationLine.path] },
    },
  };
  const isListed = isPageCollection(slug);
  return {
    ...collection,
    fields: isListed ? [...fields, ...otherLanguages.map(column)] : fields,
    admin: {
      ...(otherLanguages.length > 0 ? withLine : admin),
      ...(isListed ? { defaultColumns: withColumns(admin.defaultColumns) } : {}),
    },
    hooks: { ...hooks, afterDelete: [...(hooks.afterDelete ?? []), deletesTranslations] },
  };
}
