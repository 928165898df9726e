import { type Field, type SanitizedConfig, traverseFields } from 'payload';

/** Shows beside each text with a limit how many letters are used. */
export function withCharacterCounts(config: SanitizedConfig): SanitizedConfig {
  const fields: Field[] = config.collections.flatMap((collection) => collection.fields);
  traverseFields({
    config,
    fields,
    callback: ({ field }) => {
      if (!('type' in field) || (field.type !== 'text' && field.type !== 'textarea')) return;
      const most = field.maxLength;
      if (!most || ('hasMany' in field && field.hasMany) || field.admin?.hidden) return;
      const Description = {
        path: '/cms/admin/fields/limited-description.tsx#LimitedDescription',
        clientProps: { most },
      };
      field.admin = { ...field.admin, components: { ...field.admin?.components, Description } } as typeof field.admin;
    },
  });
  return config;
}
