const known = new Map();

/** Whether a prop of a component is a property of style: the browser knows its own, and no list of them need be sent. */
export function isCssProperty(name) {
  if (!known.has(name)) {
    known.set(
      name,
      name.startsWith('--') || /[&@]/.test(name) || globalThis.CSS.supports(hyphenated(name), 'inherit'),
    );
  }
  return known.get(name);
}

function hyphenated(name) {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
