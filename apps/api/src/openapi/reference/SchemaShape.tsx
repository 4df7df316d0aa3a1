import type { Shape } from './description.ts';
import { Said } from './Said.tsx';

/** A schema as one reads a type: its fields with their descriptions, other schemas as links. */
export function SchemaShape({ shape }: { shape: Shape }) {
  const { properties } = shape;
  if (!properties) return <TypeName shape={shape} />;
  return (
    <ul className="shape">
      {Object.entries(properties).map(([name, field]) => (
        <li key={name}>
          <code>
            {name}
            {shape.required?.includes(name) ? '' : '?'}
          </code>
          {': '}
          <TypeName shape={field} />
          {field.description && (
            <span className="about">
              {' '}
              <Said text={field.description} />
            </span>
          )}
          <Nested shape={field} />
        </li>
      ))}
    </ul>
  );
}

/** What stands inside a field, where it is an object or a list of them. */
function Nested({ shape }: { shape: Shape }) {
  const inner = [shape, shape.items, ...(shape.anyOf ?? [])].find((one) => one?.properties);
  return inner ? <SchemaShape shape={inner} /> : null;
}

function TypeName({ shape }: { shape: Shape }) {
  const { $ref, items, anyOf = shape.oneOf } = shape;
  if ($ref !== undefined) {
    const name = $ref.split('/').at(-1) ?? '';
    return <a href={`#schema-${name}`}>{name}</a>;
  }
  if (items)
    return (
      <>
        <TypeName shape={items} />
        []
      </>
    );
  if (anyOf) {
    return anyOf.map((one, index) => (
      <span key={index}>
        {index > 0 && ' | '}
        <TypeName shape={one} />
      </span>
    ));
  }
  return <code>{plainName(shape)}</code>;
}

function plainName({ const: only, enum: values, type, format }: Shape): string {
  if (only !== undefined) return JSON.stringify(only);
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  const name = Array.isArray(type) ? type.join(' | ') : (type ?? 'any');
  return format === undefined ? name : `${name} (${format})`;
}
