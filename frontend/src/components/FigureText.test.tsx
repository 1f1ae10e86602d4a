import { render } from '@testing-library/react';
import { ChakraProvider } from '@chakra-ui/react';
import { system } from '../app/theme/system';
import { FigureText } from './FigureText';

function unitsOf(text: string): (string | null)[] {
  const { container } = render(
    <ChakraProvider value={system}>
      <FigureText text={text} />
    </ChakraProvider>,
  );
  expect(container).toHaveTextContent(text);
  return [...container.querySelectorAll('small')].map((unit) => unit.textContent);
}

it.each([
  ['6 h 24 min', ['h ', 'min']],
  ['11,6 km', ['km']],
  ['max 87 km/h', ['max ', 'km/h']],
  ['1,953', []],
  ['1 953', []],
  ['--', []],
])('sets the units of "%s" apart and leaves its text as it is', (text, units) => {
  expect(unitsOf(text)).toEqual(units);
});
