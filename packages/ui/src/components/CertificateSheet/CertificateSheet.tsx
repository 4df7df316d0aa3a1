import { type ReactNode, useId } from 'react';
import { ContourField } from '../ContourField/ContourField.tsx';
import { Wordmark } from '../Logo/Logo.tsx';
import type { PlateSource } from '../Plate/Drawing.tsx';
import { Plate } from '../Plate/Plate.tsx';
import { QrCode } from '../QrFrame/QrFrame.tsx';
import { LatinName } from '../Text/LatinName.tsx';
import { TreeCode } from '../TreeTag/TreeTag.tsx';
import * as styles from './CertificateSheet.css.ts';
import { Seal } from './Seal.tsx';

/**
 * By its length and its longest word: one of 14 letters has no line on a phone in the usual size, one of up to 8 has room
 * to spare.
 */
function wordsOf(name: string) {
  if (name.length > 26) return 'many';
  if (/[^\s-]{14}/.test(name)) return 'long';
  return /[^\s-]{9}/.test(name) ? 'usual' : 'short';
}

export type CertificateTree = {
  name: string;
  latinName: string;
  code: string;
  drawing: PlateSource;
  /** It died: drawn as a line. */
  dead?: boolean;
};

export type CertificateSheetProps = {
  /** The product's name. */
  product: string;
  /** What the sheet is: "Certificate of tree adoption". */
  title: string;
  /** "Given to". */
  givenTo: string;
  /** In whose name it is. */
  holder: string;
  /** The sentence under the holder: how many trees, where, kept by whom, from when to when. */
  statement: ReactNode;
  /** The trees it is about; up to three stand large. */
  trees: readonly CertificateTree[];
  /** Words of who gives it away. */
  message?: { text: string; from?: string };
  /** The certificate's number, which also shapes the seal. */
  number: string;
  /** "Issued 3 March 2026". */
  issued: string;
  /** Who signs, one or several. */
  signers?: readonly { name: string; role: string }[];
  /** Capitals around the seal: place and number. */
  sealText: string;
  /** Where the code leads, and what a screen reader calls it. */
  verification: { url: string; label: string };
  /** The drawing of contour lines. */
  contours: PlateSource;
  /** The title's level in the page's outline. */
  headingLevel?: 1 | 2;
};

const plateLimit = 3;

/** A certificate as a sheet in a map's frame: one column on a phone, large plates from 768 px, and the same on paper. */
export function CertificateSheet(props: CertificateSheetProps) {
  const titleId = useId();
  const Title = props.headingLevel === 2 ? 'h2' : 'h1';
  return (
    <article className={styles.sheet} aria-labelledby={titleId}>
      <div className={styles.ground}>
        <ContourField of={props.contours} seed={props.number} />
      </div>
      <div className={styles.body}>
        <div className={styles.top}>
          <Wordmark name={props.product} />
          <div className={styles.seal}>
            <Seal seed={props.number} text={props.sealText} />
          </div>
        </div>
        <div className={styles.words}>
          <Title className={styles.title} id={titleId}>
            {props.title}
          </Title>
          <p className={styles.givenTo}>{props.givenTo}</p>
          <p className={styles.holder({ words: wordsOf(props.holder) })}>{props.holder}</p>
          <p className={styles.statement}>{props.statement}</p>
        </div>
        <CertificateTrees trees={props.trees} />
        {props.message && (
          <blockquote className={styles.message}>
            {props.message.text}
            {props.message.from !== undefined && <span className={styles.from}>{props.message.from}</span>}
          </blockquote>
        )}
        <CertificateFoot {...props} />
      </div>
    </article>
  );
}

function CertificateTrees({ trees }: Pick<CertificateSheetProps, 'trees'>) {
  const large = trees.length <= plateLimit;
  return (
    <ul className={styles.trees({ large })}>
      {trees.map((tree) => (
        <li key={tree.code} className={styles.tree({ large })}>
          <div className={styles.plate({ large })}>
            <Plate of={tree.drawing} wash={tree.dead ? 'none' : 'full'} />
          </div>
          <span className={styles.label}>
            <span className={styles.treeName}>{tree.name}</span>
            <span className={styles.latin}>
              <LatinName>{tree.latinName}</LatinName>
            </span>
            <span className={styles.code}>
              <TreeCode>{tree.code}</TreeCode>
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** One signs beside number and code; several have room of their own above. */
function CertificateFoot({ number, issued, signers = [], verification }: CertificateSheetProps) {
  const signed = signers.map(({ name, role }) => (
    <div key={role}>
      <p className={styles.signature}>{name}</p>
      <p className={styles.small}>{role}</p>
    </div>
  ));
  return (
    <div className={styles.foot}>
      {signed.length > 1 && <div className={styles.signers}>{signed}</div>}
      <div className={styles.row}>
        {signed.length === 1 && <div className={styles.signer}>{signed}</div>}
        <div className={styles.record}>
          <p className={styles.number}>{number}</p>
          <p className={styles.small}>{issued}</p>
        </div>
        <div className={styles.qr}>
          <QrCode value={verification.url} label={verification.label} />
        </div>
      </div>
    </div>
  );
}
