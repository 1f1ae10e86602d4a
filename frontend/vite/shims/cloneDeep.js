/** A copy that shares nothing, of what a form may hold. */
export default function cloneDeep(value) {
  return structuredClone(value);
}
