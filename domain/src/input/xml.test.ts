import { xmlText } from './xml';

it.each([
  ['a < b & "c" > d', 'a &lt; b &amp; &quot;c&quot; &gt; d'],
  ['tab\tline\nnul\u0000bell\u0007', 'tab\tline\nnul\uFFFDbell\uFFFD'],
  ['half \uD800 whole \u{1F6A6}', 'half \uFFFD whole \u{1F6A6}'],
  ['\uFFFE', '\uFFFD'],
])('writes %j', (text, written) => {
  expect(xmlText(text)).toBe(written);
});
