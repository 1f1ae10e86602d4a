import {
  coordinatesText,
  DEFAULT_PLACE,
  deviceMapLink,
  devicePlatformOf,
  directionsLink,
  placeLink,
} from './map-links';

const BUEA = { lat: 4.1527123456, lng: 9.2409 };

describe('the links to maps', () => {
  it('shows a place to six decimals at zoom 15', () => {
    expect(placeLink(BUEA)).toBe('https://www.google.com/maps?q=4.152712,9.240900&z=15');
    expect(coordinatesText(BUEA)).toBe('4.152712, 9.240900');
  });

  it('opens at Douala while no position is known', () => {
    expect(placeLink(DEFAULT_PLACE)).toBe('https://www.google.com/maps?q=4.051100,9.767900&z=15');
  });

  it('asks for the way by car from where one is', () => {
    expect(directionsLink(BUEA)).toBe(
      'https://www.google.com/maps/dir/?api=1&origin=4.152712%2C9.240900&travelmode=driving',
    );
  });

  it('leaves the origin to the maps service while no position is known', () => {
    expect(directionsLink(null)).toBe('https://www.google.com/maps/dir/?api=1&travelmode=driving');
  });

  it('leaves a place south of the equator and west of Greenwich where it is', () => {
    expect(coordinatesText({ lat: -0.25, lng: -1.5 })).toBe('-0.250000, -1.500000');
  });

  it.each([
    ['android', 'geo:4.152712,9.240900?z=15&q=4.152712,9.240900'],
    ['ios', 'maps:?ll=4.152712,9.240900&q=4.152712,9.240900&z=15'],
    ['other', 'https://www.google.com/maps?q=4.152712,9.240900&z=15'],
  ] as const)('opens the own map app of %s', (platform, link) => {
    expect(deviceMapLink(BUEA, platform)).toBe(link);
  });

  it.each([
    ['android', 'Mozilla/5.0 (Linux; Android 11; TECNO KE5) AppleWebKit/537.36 Chrome/120 Mobile', 5],
    ['ios', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 5],
    ['ios', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 5],
    ['other', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 0],
    ['other', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/120', 0],
  ] as const)('knows %s by what the browser says', (platform, userAgent, maxTouchPoints) => {
    expect(devicePlatformOf({ userAgent, maxTouchPoints })).toBe(platform);
  });
});
