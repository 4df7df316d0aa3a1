import { accessOf, type Call, type Content, type Parameter } from './description.ts';
import { SchemaShape } from './SchemaShape.tsx';

/** One call: how it is asked and how it answers. */
export function CallEntry({ call }: { call: Call }) {
  const { operationId, method, path, summary, description, parameters, requestBody, responses } = call;
  return (
    <details id={operationId}>
      <summary>
        <b>{method}</b> <code>{path}</code> <span className="about">{summary}</span>
      </summary>
      {description && <p>{description}</p>}
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
          <b>{status}</b>
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
              {one.in} {one.description}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Contents({ content }: { content: Content }) {
  return Object.entries(content).map(([type, { schema }]) => (
    <div key={type}>
      <span className="about">{type}</span>
      {schema && <SchemaShape shape={schema} />}
    </div>
  ));
}
