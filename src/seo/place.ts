import type { GeoCoordinatesLeaf, PostalAddressLeaf } from 'schema-dts';
import type { House } from '../shared/house.ts';

/** Where the house stands, as an address of schema.org. */
export const postalAddress = ({ address }: House): PostalAddressLeaf => ({
  '@type': 'PostalAddress',
  streetAddress: address.street,
  addressLocality: address.locality,
  addressRegion: address.region,
  addressCountry: address.country,
});

/** The same as a point on the map, in degrees. */
export const geoCoordinates = ({ coordinates }: House): GeoCoordinatesLeaf => ({
  '@type': 'GeoCoordinates',
  latitude: coordinates.latitude,
  longitude: coordinates.longitude,
});
