// A module of its own, so that what it takes from the design system is fetched with it and not before.
export { toast } from '@rimba/ui';
