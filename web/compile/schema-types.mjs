// TypeScript from the two JSON Schemas of docs/: frames and values are typed as they are specified.
const own = { protocol: '', wire: 'Wire' };

const pascal = (name) => name.replace(/(^|[-_])([a-z])/g, (_all, _dash, letter) => letter.toUpperCase());
const quoted = (name) => (/^[a-zA-Z_]\w*$/.test(name) ? name : JSON.stringify(name));

function referred(reference, file) {
  const [target, pointer] = reference.split('#');
  const of = target === '' ? file : target.replace('.schema.json', '');
  const [, defs, name, ...rest] = pointer.split('/');
  if (defs !== '$defs') throw new Error(`unknown reference ${reference}`);
  const path = rest.filter((_each, at) => at % 2 === 1).map((each) => `[${JSON.stringify(each)}]`);
  return own[of] + pascal(name) + path.join('');
}

function typeOf(schema, file, depth) {
  if (schema === true) return 'unknown';
  if (schema.$ref) return referred(schema.$ref, file);
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(' | ');
  const several = schema.oneOf ?? schema.anyOf;
  if (several) return several.map((each) => typeOf(each, file, depth)).join(' | ');
  if (schema.type === 'array') return `Array<${schema.items ? typeOf(schema.items, file, depth) : 'unknown'}>`;
  if (schema.type === 'object') return objectType(schema, file, depth);
  return { string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' }[schema.type];
}

function objectType(schema, file, depth) {
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) {
    const rest = schema.additionalProperties;
    return `Record<string, ${rest && rest !== true ? typeOf(rest, file, depth) : 'never'}>`;
  }
  const required = new Set(schema.required ?? []);
  const space = '  '.repeat(depth + 1);
  const rows = fields.map(([name, type]) => {
    const mark = required.has(name) ? '' : '?';
    return `${space}${quoted(name)}${mark}: ${typeOf(type, file, depth + 1)};`;
  });
  return `{\n${rows.join('\n')}\n${'  '.repeat(depth)}}`;
}

export function typesOf(schemas) {
  const parts = ['// Generated from docs/protocol.schema.json and docs/wire.schema.json: npm run types.'];
  for (const [file, schema] of Object.entries(schemas)) {
    for (const [name, each] of Object.entries(schema.$defs)) {
      parts.push(`export type ${own[file]}${pascal(name)} = ${typeOf(each, file, 0)};`);
    }
  }
  return parts.join('\n\n') + '\n';
}
