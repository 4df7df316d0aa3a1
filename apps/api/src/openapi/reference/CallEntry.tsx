import { accessOf, type Call, type Content, type Parameter } from './description.ts';
import { Said } from './Said.tsx';
import { SchemaShape } from './SchemaShape.tsx';

/** One call: how it is asked and how it answers. */
export function CallEntry({ call }: { call: Call }) {
  const { operationId, method, path, summary, description, parameters, requestBody, responses } = call;
  return (
    <details id={operationId}>
      <summary>
        <span className={`method ${method.toLowerCase()}`}>{method}</span> <code>{path}</code>{' '}
        <span className="about">
          <Said text={summary} />
        </span>
      </summary>
      {description && (
        <p>
          <Said text={description} />
        </p>
      )}
      <p className="about">
        {operationId} · {accessOf(call)}
      </p>
      {parameters?.length ? <Parameters parameters={parameters} /> : null}
      {requestBody && (
        <>
          <h4>Body</h4>
          <Contents content={requestBody.content} />
        </>
      )}
      <h4>Answers</h4>
      {Object.entries(responses).map(([status, answer]) => (
        <div key={status} className="answer">
          <b>{status}</b>{' '}
          <span className="about">
            <Said text={answer.description ?? ''} />
          </span>
          {answer.content && <Contents content={answer.content} />}
        </div>
      ))}
    </details>
  );
}

function Parameters({ parameters }: { parameters: Parameter[] }) {
  return (
    <>
      <h4>Parameters</h4>
      <ul className="shape">
        {parameters.map((one) => (
          <li key={`${one.in} ${one.name}`}>
            <code>
              {one.name}
              {one.required ? '' : '?'}
            </code>{' '}
            <span className="about">
              {one.in} <Said text={one.description ?? ''} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Contents({ content }: { content: Content }) {
  return Object.entries(content).map(([type, { schema, example, examples }]) => (
    <div key={type}>
      <span className="about">{type}</span>
      {schema && !examples && <SchemaShape shape={schema} />}
      {example !== undefined && <Example value={example} />}
      {examples && <Codes codes={Object.keys(examples)} />}
    </div>
  ));
}

function Example({ value }: { value: unknown }) {
  return <pre className="example">{typeof value === 'string' ? value : JSON.stringify(value, null, 2)}</pre>;
}

function Codes({ codes }: { codes: string[] }) {
  return (
    <ul className="shape">
      {codes.map((code) => (
        <li key={code}>
          <a href={`#error-${code}`}>{code}</a>
        </li>
      ))}
    </ul>
  );
}
