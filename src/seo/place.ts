import type { GeoCoordinatesLeaf, PostalAddressLeaf } from 'schema-dts';
import type { Organisation } from '../domain/organisation.ts';

/** Address of the organisation in schema.org terms. */
export const postalAddress = ({ address }: Organisation): PostalAddressLeaf => ({
  '@type': 'PostalAddress',
  streetAddress: address.street,
  addressLocality: address.locality,
  addressRegion: address.region,
  addressCountry: address.country,
});

/** Coordinates of the organisation in degrees. */
export const geoCoordinates = ({ coordinates }: Organisation): GeoCoordinatesLeaf => ({
  '@type': 'GeoCoordinates',
  latitude: coordinates.latitude,
  longitude: coordinates.longitude,
});
