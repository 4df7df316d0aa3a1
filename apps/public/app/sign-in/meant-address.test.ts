import { expect, it } from 'vitest';
import { meantAddress } from './meant-address.ts';

it.each([
  ['maya.iskandar@gmial.com', 'maya.iskandar@gmail.com'],
  ['maya@gmal.com', 'maya@gmail.com'],
  ['maya@gmaill.com', 'maya@gmail.com'],
  ['maya@gmail.co', 'maya@gmail.com'],
  ['maya@gmail.con', 'maya@gmail.com'],
  ['maya@gmailcom', 'maya@gmail.com'],
  ['maya@yaho.com', 'maya@yahoo.com'],
  ['maya@yahoo.coid', 'maya@yahoo.co.id'],
  ['maya@hotmial.com', 'maya@hotmail.com'],
  ['maya@outlok.com', 'maya@outlook.com'],
  [' Maya@GMIAL.com ', 'Maya@gmail.com'],
])('takes %s for %s', (typed, meant) => expect(meantAddress(typed)).toBe(meant));

it.each([
  'maya@gmail.com',
  'maya@Gmail.com',
  'maya@yahoo.co.id',
  'maya@ymail.com',
  'maya@mail.com',
  'maya@email.com',
  'maya@rimba.example',
  'maya@',
  '@gmial.com',
  'gmial.com',
  '',
])('leaves %j alone', (typed) => expect(meantAddress(typed)).toBeUndefined());
