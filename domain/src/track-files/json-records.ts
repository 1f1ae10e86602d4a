/** Longest record, characters: a segment of a day with its path is some ten thousand. */
const RECORD_MAX = 2_000_000;

/**
 * Reads a JSON text piece by piece and gives each object that stands in a list, be the list the whole text or a value of the outermost
 * object: so a file may be far larger than memory. `accept` gets a record once it is whole.
 */
export function createRecordScanner(accept: (record: unknown) => void): {
  /** @throws SyntaxError for a record that is no JSON, RangeError for one that is too long */
  write(piece: string): void;
  /** Whether the text was whole. */
  isWhole(): boolean;
} {
  let depth = 0;
  // Depth of the lists whose objects are records: 1 in a list, 2 in an object of lists.
  let listDepth = 0;
  let inText = false;
  let isEscaped = false;
  let record: string | null = null;
  let isBegun = false;

  function open(character: string): void {
    if (depth === 0) {
      isBegun = true;
      listDepth = character === '[' ? 1 : 2;
    }
    depth += 1;
  }
  return {
    write: (piece) => {
      let from = 0;
      for (let index = 0; index < piece.length; index += 1) {
        const character = piece[index] ?? '';
        if (inText) {
          inText = isEscaped || character !== '"';
          isEscaped = !isEscaped && character === '\\';
        } else if (character === '"') {
          inText = true;
        } else if (character === '{' || character === '[') {
          if (record === null && character === '{' && depth === listDepth && depth > 0) {
            record = '';
            from = index;
          }
          open(character);
        } else if (character === '}' || character === ']') {
          depth -= 1;
          if (record !== null && depth === listDepth) {
            const whole = record + piece.slice(from, index + 1);
            record = null;
            accept(JSON.parse(whole));
          }
        }
      }
      if (record !== null) {
        record += piece.slice(from);
        if (record.length > RECORD_MAX) {
          throw new RangeError('A record is longer than a record of positions can be.');
        }
      }
    },
    isWhole: () => isBegun && depth === 0 && !inText,
  };
}
