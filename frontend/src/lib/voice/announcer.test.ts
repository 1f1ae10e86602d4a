import { createAnnouncer, type Announcement } from './announcer';

/** A voice whose sentences end when the test says so. */
function buildVoice() {
  const said: string[] = [];
  let end: () => void = () => undefined;
  const voice = {
    say: (sentence: string, onEnd: () => void) => {
      said.push(sentence);
      end = onEnd;
    },
    stop: () => said.push('(silence)'),
  };
  return { voice, said, endOfSentence: () => end };
}

const info: Announcement = { subject: 'limit', sentence: 'Limit 60.', urgency: 'info' };
const hazard: Announcement = { subject: '31', sentence: 'Flood in 800 metres.', urgency: 'hazard' };
const caution: Announcement = { subject: 'zone', sentence: 'Easy now.', urgency: 'caution' };
const danger: Announcement = { subject: 'zone', sentence: 'Slow down now!', urgency: 'danger' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('never says two sentences at once', () => {
  const { voice, said, endOfSentence } = buildVoice();
  const { announce } = createAnnouncer(voice);
  announce(hazard);
  announce(caution);
  expect(said).toEqual(['Flood in 800 metres.']);
  endOfSentence()();
  expect(said).toEqual(['Flood in 800 metres.', 'Easy now.']);
});

it('lets danger interrupt, and says a hazard that it cut off once more', () => {
  const { voice, said, endOfSentence } = buildVoice();
  const { announce } = createAnnouncer(voice);
  announce(hazard);
  const endOfHazard = endOfSentence();
  announce(danger);
  // A browser reports the interrupted sentence as over.
  endOfHazard();
  expect(said).toEqual(['Flood in 800 metres.', 'Slow down now!']);
  endOfSentence()();
  expect(said.at(-1)).toBe('Flood in 800 metres.');
});

it('drops a limit that danger interrupts', () => {
  const { voice, said, endOfSentence } = buildVoice();
  const { announce } = createAnnouncer(voice);
  announce(info);
  announce(danger);
  endOfSentence()();
  expect(said).toEqual(['Limit 60.', 'Slow down now!']);
});

it('says the most urgent of the queue first, and of one subject the newest alone', () => {
  const { voice, said, endOfSentence } = buildVoice();
  const { announce } = createAnnouncer(voice);
  announce(danger);
  announce(info);
  announce({ ...info, sentence: 'Limit 110.' });
  announce(hazard);
  endOfSentence()();
  endOfSentence()();
  endOfSentence()();
  expect(said).toEqual(['Slow down now!', 'Flood in 800 metres.', 'Limit 110.']);
});

it('does not say what waited for too long', () => {
  const { voice, said, endOfSentence } = buildVoice();
  const { announce } = createAnnouncer(voice);
  announce(danger);
  announce(info);
  jest.advanceTimersByTime(9_000);
  endOfSentence()();
  expect(said).toEqual(['Slow down now!']);
});

it('goes on after a sentence that a browser never reports as over', () => {
  const { voice, said } = buildVoice();
  const { announce } = createAnnouncer(voice);
  announce(hazard);
  jest.advanceTimersByTime(10_000);
  announce(caution);
  jest.advanceTimersByTime(5_000);
  expect(said).toEqual(['Flood in 800 metres.', 'Easy now.']);
});

it('is silent at once, and discards the queue', () => {
  const { voice, said, endOfSentence } = buildVoice();
  const { announce, silence } = createAnnouncer(voice);
  announce(hazard);
  announce(caution);
  silence();
  endOfSentence()();
  expect(said).toEqual(['Flood in 800 metres.', '(silence)']);
});
