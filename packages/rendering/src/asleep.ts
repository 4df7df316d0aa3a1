/** Where the window keeps what was pressed. */
export const pressedKey = 'rimbaPressed';

export const asleepMark = 'data-asleep';
/** On a part that was sent and that React has yet to bring to life: `<div {...asleep}>`. */
export const asleep = { [asleepMark]: '' };
const awakeMark = 'data-awake';
/** On a part of it that answers by itself, as a document's own content does. */
export const awake = { [awakeMark]: '' };

/** Takes note of what is pressed in a part that sleeps. */
export const asleepBoot = `addEventListener('click',function(e){var b=e.target.closest('button,[type=radio]'),p=b&&b.closest('[${asleepMark}],[${awakeMark}]'),s;if(p&&p.hasAttribute('${asleepMark}')){s=window.${pressedKey}||(window.${pressedKey}=new Set);s.delete(b);s.add(b)}},true)`;
