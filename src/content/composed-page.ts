import type { PageCard } from '../domain/content.ts';
import type { Picture } from '../domain/picture.ts';
import type { ServiceData } from '../domain/service.ts';
import type { Ground } from '../lib/media/colours.ts';
import type { PreviewSection } from '../sections/blocks.ts';

/** Composed page with its sections. */
export interface ComposedPage extends PageCard {
  readonly ground: Ground;
  /** Service data, if the page describes a service. */
  readonly service: Omit<ServiceData, 'path'> | null;
  readonly sections: readonly PreviewSection[];
  /** Social image, if an editor chose one. */
  readonly socialPicture?: Picture | undefined;
}
