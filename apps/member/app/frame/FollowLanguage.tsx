import { useFollowLanguage } from '@rimba/shell';

export default function FollowLanguage() {
  useFollowLanguage();
  return null;
}
