/**
 * Whether an element takes a property: all but the name of another element to draw instead. What is none of style's, a browser that does not
 * know it ignores: no list of attributes need be sent.
 */
export default function isPropValid(name) {
  return name !== 'as';
}
