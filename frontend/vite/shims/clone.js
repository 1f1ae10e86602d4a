/** A copy of a list or a plain object that shares what is in it; all else is its own copy. */
export default function clone(value) {
  if (Array.isArray(value)) {
    return [...value];
  }
  return typeof value === 'object' && value !== null ? { ...value } : value;
}
