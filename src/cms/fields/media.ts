import type { UploadField } from 'payload';

export function picture(name: string, label: string, description: string): UploadField {
  return { name, label, type: 'upload', relationTo: 'media', admin: { description } };
}

/** Several pictures in an order of the editor's choice. */
export function pictures(name: string, label: string, description: string): UploadField {
  return { name, label, type: 'upload', relationTo: 'media', hasMany: true, admin: { description } };
}
