import { DEFAULT_THRESHOLDS } from '@wakafine/domain/speed/zones';
import { arcPath, cutsPath, DIAL_FRAMES, dialBands, dialLabels, ticksPath } from './speed-dial-geometry';

const { driving } = DIAL_FRAMES;

describe('the dial', () => {
  it('runs over 240 degrees from lower left to lower right', () => {
    expect(arcPath(driving, 0, 120)).toBe('M51.8,274A148 148 0 1 1 308.2,274');
  });

  it('has 60 km/h at twelve o’clock', () => {
    expect(arcPath(driving, 0, 60)).toMatch(/ 180,52$/);
  });

  it('has a band for each zone with a gap at every threshold', () => {
    const bands = dialBands(driving, DEFAULT_THRESHOLDS);
    expect(bands.map((band) => band.zone)).toEqual(['SAFE', 'CAUTION', 'WARNING', 'DANGER']);
    expect(bands[0]?.path).toBe('M36.2,283A166 166 0 0 1 118.9,45.7');
    expect(bands[3]?.path).toBe('M241.1,45.7A166 166 0 0 1 323.8,283');
  });

  it('cuts track and band at the thresholds and leaves their ticks out', () => {
    expect(cutsPath(driving, DEFAULT_THRESHOLDS)).toBe(
      'M133.5,72.2L121.2,38.4M180,64L180,28M226.5,72.2L238.8,38.4',
    );
    expect(ticksPath(driving, DEFAULT_THRESHOLDS).split('M')).toHaveLength(1 + 8);
    expect(ticksPath(driving, { caution: 45, warning: 60, danger: 75 }).split('M')).toHaveLength(1 + 10);
  });

  it('moves its labels with the thresholds and drops one without room', () => {
    expect(dialLabels(driving, DEFAULT_THRESHOLDS).map((label) => label.speedKmh)).toEqual([50, 60, 70]);
    expect(
      dialLabels(driving, { caution: 50, warning: 57, danger: 60 }).map((label) => label.speedKmh),
    ).toEqual([50, 60]);
  });

  it('leaves a band out that begins at the end of the dial', () => {
    const zones = dialBands(driving, { caution: 60, warning: 90, danger: 150 }).map((band) => band.zone);
    expect(zones).toEqual(['SAFE', 'CAUTION', 'WARNING']);
  });
});
