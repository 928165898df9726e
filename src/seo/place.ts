import type { GeoCoordinatesLeaf, PostalAddressLeaf } from 'schema-dts';
import type { House } from '../domain/house.ts';

/** Address of the organisation in schema.org terms. */
export const postalAddress = ({ address }: House): PostalAddressLeaf => ({
  '@type': 'PostalAddress',
  streetAddress: address.street,
  addressLocality: address.locality,
  addressRegion: address.region,
  addressCountry: address.country,
});

/** Coordinates of the organisation in degrees. */
export const geoCoordinates = ({ coordinates }: House): GeoCoordinatesLeaf => ({
  '@type': 'GeoCoordinates',
  latitude: coordinates.latitude,
  longitude: coordinates.longitude,
});
