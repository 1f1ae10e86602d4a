/**
 * A cheap question before the dear one: may a selector match an element at all? jsdom asks for each element and each
 * rule of all style sheets, and nearly every answer is no, since the element lacks the class or has another tag.
 */
const ANYTHING = [{ tag: null, className: null }];
const known = new Map();

/**
 * Whether a selector may match an element with this tag and these classes, all in lower case and each class between
 * spaces. False only when it certainly does not.
 */
exports.mayMatch = function mayMatch(selector, tag, classes) {
  let needs = known.get(selector);
  if (needs === undefined) {
    needs = needsOf(selector.toLowerCase());
    known.set(selector, needs);
  }
  return needs.some(
    (need) =>
      (need.tag === null || need.tag === tag) && (need.className === null || classes.includes(need.className)),
  );
};

/** What each selector of a list needs of the element itself. */
function needsOf(list) {
  // Strings, escapes and namespaces are rare.
  if (/["'\\|]/.test(list)) {
    return ANYTHING;
  }
  // Brackets hold no more than conditions beside the tag and the class; those within others go first.
  let bare = list;
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare.replace(/\([^()[\]]*\)|\[[^()[\]]*\]/g, '');
  }
  if (/[()[\]]/.test(bare)) {
    return ANYTHING;
  }
  return bare.split(',').map((selector) => {
    const itself = selector.trim().split(/[\s>+~]+/).at(-1);
    const className = /\.([\w-]+)/.exec(itself)?.[1];
    return {
      tag: /^[a-z][\w-]*/.exec(itself)?.[0] ?? null,
      className: className === undefined ? null : ` ${className} `,
    };
  });
}
