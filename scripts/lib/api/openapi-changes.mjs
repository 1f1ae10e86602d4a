const METHODS = ['get', 'put', 'post', 'patch', 'delete'];
/** Bounds that a value may have: more of it refuses requests that were right, less of it sends answers that were none. */
const BOUNDS = [
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'minLength', 'maxLength'],
  ...['minItems', 'maxItems', 'pattern', 'format', 'multipleOf', 'const'],
];

/**
 * Differences between two OpenAPI documents of ours, which one program makes of one kind of declarations: `kind` is BREAKING,
 * DANGEROUS or SAFE. A call that was `deprecated` may be gone; a bound that is another is DANGEROUS, since only people can say whether
 * it is wider.
 */
export function openapiChanges(before, after) {
  const changes = [];
  const add = (kind, at, sentence, isPlanned = false) => changes.push({ kind, at, sentence, isPlanned });
  const [old, now] = [callsIn(before), callsIn(after)];
  for (const [at, call] of old) {
    const other = now.get(at);
    if (other === undefined) {
      add('BREAKING', at, `${at} was removed.`, call.deprecated === true);
      continue;
    }
    if (other.deprecated === true && call.deprecated !== true) {
      add('SAFE', at, `${at} is deprecated.`);
    }
    compareCalls({ at, call, other, add, documents: [before, after] });
  }
  for (const at of now.keys()) {
    if (!old.has(at)) {
      add('SAFE', at, `${at} was added.`);
    }
  }
  return changes;
}

function callsIn({ paths }) {
  return new Map(
    Object.entries(paths).flatMap(([path, calls]) =>
      Object.entries(calls)
        .filter(([method]) => METHODS.includes(method))
        .map(([method, call]) => [`${method.toUpperCase()} ${path}`, call]),
    ),
  );
}

function compareCalls({ at, call, other, add, documents }) {
  const compare = (where, pair, isAsked) => compareShapes({ where, pair, isAsked, add, documents, seen: [] });
  const namesOf = (each) =>
    new Map((each.parameters ?? []).map((given) => [`${given.in} ${given.name}`, given]));
  const [old, now] = [namesOf(call), namesOf(other)];
  for (const [name, given] of old) {
    const same = now.get(name);
    if (same === undefined) {
      add('BREAKING', at, `${at} has no ${name} any more.`);
    } else {
      if (same.required === true && given.required !== true) {
        add('BREAKING', at, `${at} wants ${name} now.`);
      }
      compare(`${at} ${name}`, [given.schema, same.schema], true);
    }
  }
  for (const [name, { required }] of now) {
    if (!old.has(name)) {
      add(
        required === true ? 'BREAKING' : 'SAFE',
        at,
        `${at} has ${required === true ? 'to have ' : ''}${name} now.`,
      );
    }
  }
  if (other.requestBody?.required === true && call.requestBody?.required !== true) {
    add('BREAKING', at, `${at} wants a body now.`);
  }
  compareMedia({
    where: `${at} body`,
    pair: [call.requestBody, other.requestBody],
    isAsked: true,
    add,
    compare,
  });
  for (const [status, answer] of Object.entries(call.responses)) {
    const same = other.responses[status];
    if (same === undefined) {
      add(status.startsWith('2') ? 'BREAKING' : 'DANGEROUS', at, `${at} does not answer ${status} any more.`);
    } else {
      compareMedia({ where: `${at} ${status}`, pair: [answer, same], isAsked: false, add, compare });
    }
  }
  for (const status of Object.keys(other.responses).filter((each) => call.responses[each] === undefined)) {
    add('DANGEROUS', at, `${at} may answer ${status} now.`);
  }
}

function compareMedia({ where, pair: [old, now], isAsked, add, compare }) {
  for (const [type, { schema }] of Object.entries(old?.content ?? {})) {
    const same = now?.content?.[type];
    if (same === undefined) {
      add('BREAKING', where, `${where} is no ${type} any more.`);
    } else {
      compare(where, [schema, same.schema], isAsked);
    }
  }
}

function compareShapes({ where, pair, isAsked, add, documents, seen }) {
  const [old, now] = pair.map((shape, index) => resolved(shape, documents[index]));
  const mark = pair.map((shape) => shape?.$ref ?? '').join(' ');
  if (old === undefined || now === undefined || (mark.trim() !== '' && seen.includes(mark))) {
    return;
  }
  const within = { isAsked, add, documents, seen: [...seen, mark] };
  compareValues({ where, old, now, isAsked, add });
  for (const [name, shape] of Object.entries(old.properties ?? {})) {
    const same = now.properties?.[name];
    if (same === undefined) {
      add('BREAKING', where, `${where} has no ${name} any more.`);
    } else {
      compareShapes({ ...within, where: `${where}.${name}`, pair: [shape, same] });
    }
  }
  const required = (shape) => shape.required ?? [];
  for (const name of Object.keys(now.properties ?? {}).filter(
    (each) => old.properties?.[each] === undefined,
  )) {
    const isWanted = isAsked && required(now).includes(name);
    add(isWanted ? 'BREAKING' : 'SAFE', where, `${where} has ${isWanted ? 'to have ' : ''}${name} now.`);
  }
  for (const name of Object.keys(old.properties ?? {}).filter(
    (each) => now.properties?.[each] !== undefined,
  )) {
    const [was, is] = [required(old).includes(name), required(now).includes(name)];
    if (was !== is && is === isAsked) {
      add('BREAKING', where, `${where}.${name} ${isAsked ? 'is wanted now' : 'may be left out now'}.`);
    }
  }
  if (old.items !== undefined && now.items !== undefined) {
    compareShapes({ ...within, where: `${where}[]`, pair: [old.items, now.items] });
  }
  const [variants, others] = [variantsOf(old), variantsOf(now)];
  if (variants.length === others.length) {
    variants.forEach((variant, index) => compareShapes({ ...within, where, pair: [variant, others[index]] }));
  } else {
    const isWorse = isAsked ? others.length < variants.length : others.length > variants.length;
    add(
      isWorse ? 'BREAKING' : 'SAFE',
      where,
      `${where} has ${others.length} forms, ${variants.length} before.`,
    );
  }
}

/** Types and values: what is asked may only grow, what is answered may only shrink. */
function compareValues({ where, old, now, isAsked, add }) {
  for (const [word, valuesOf] of [
    ['type', ({ type }) => (type === undefined ? [] : [type].flat())],
    ['value', (shape) => shape.enum ?? []],
  ]) {
    const [before, after] = [valuesOf(old), valuesOf(now)];
    for (const value of before.filter((each) => after.length > 0 && !after.includes(each))) {
      add(isAsked ? 'BREAKING' : 'SAFE', where, `${where} has the ${word} ${value} no more.`);
    }
    for (const value of after.filter((each) => before.length > 0 && !before.includes(each))) {
      const answered = word === 'value' ? 'DANGEROUS' : 'BREAKING';
      add(isAsked ? 'SAFE' : answered, where, `${where} has the ${word} ${value} now.`);
    }
  }
  for (const bound of BOUNDS.filter((each) => old[each] !== now[each])) {
    add('DANGEROUS', where, `${where} has ${bound} ${now[bound] ?? 'none'}, ${old[bound] ?? 'none'} before.`);
  }
}

function variantsOf(shape) {
  return [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])];
}

function resolved(shape, document) {
  const name = shape?.$ref?.replace('#/components/schemas/', '');
  return name === undefined ? shape : document.components.schemas[name];
}
