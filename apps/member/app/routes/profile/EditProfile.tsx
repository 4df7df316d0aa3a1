import { ApiError } from '@rimba/api-client';
import { useNameRule } from '@rimba/forms';
import { indonesianPhone } from '@rimba/i18n';
import { publicName } from '@rimba/i18n/public-name';
import { useTranslation } from '@rimba/i18n/react';
import { Button, Inline, PhoneField, RadioGroup, Stack, TextField } from '@rimba/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { changeProfile } from '../../data/profile.ts';
import type { User } from '../../data/wire.ts';
import { saySuccess } from '../../frame/say.ts';
import { useSayFailure } from '../../frame/use-say-failure.ts';
import { PictureField } from './PictureField.tsx';
import { changeOf, formFromUser, type PictureChange, type ProfileForm } from './profile-form.ts';
import { UnsavedChanges } from './UnsavedChanges.tsx';

const fields = ['name', 'phone', 'publicName'] as const;

interface EditProfileProps {
  user: User;
  /** It is saved, or given up. */
  onDone: () => void;
}

/** The form of the profile. A module of its own, so that it comes when it is asked for. */
export default function EditProfile({ user, onDone }: EditProfileProps) {
  const { t } = useTranslation(['profile', 'errors', 'common']);
  const nameRule = useNameRule();
  const sayFailure = useSayFailure(t('errors:profile.update_failed'));
  const [picture, setPicture] = useState<PictureChange>();
  const { register, handleSubmit, setError, reset, watch, formState } = useForm<ProfileForm>({
    mode: 'onTouched',
    defaultValues: formFromUser(user),
  });
  const { errors, isSubmitting, isDirty } = formState;

  const save = handleSubmit(async (form) => {
    try {
      reset(formFromUser(await changeProfile(changeOf(form, picture))));
      saySuccess(t('profile:edit.saved'));
      onDone();
    } catch (error) {
      const wrong = error instanceof ApiError ? fields.filter((field) => error.fieldMessage(field)) : [];
      for (const field of wrong) {
        setError(field, { message: (error as ApiError).fieldMessage(field) ?? '' }, { shouldFocus: true });
      }
      if (wrong.length === 0) sayFailure(error);
    }
  });

  const name = watch('name');
  return (
    <>
      <UnsavedChanges unsaved={(isDirty || picture !== undefined) && !isSubmitting} />
      <form onSubmit={save} noValidate>
        <Stack gap={5}>
          <PictureField user={user} picture={picture} onChange={setPicture} />
          <TextField
            label={t('profile:edit.name')}
            hint={t('profile:edit.nameHint')}
            autoComplete="name"
            autoFocus
            error={errors.name?.message}
            {...register('name', { validate: nameRule })}
          />
          <PhoneField
            label={t('profile:edit.phone')}
            hint={t('profile:edit.phoneHint')}
            error={errors.phone?.message}
            {...register('phone', {
              validate: (typed) =>
                typed.trim() === '' || indonesianPhone(typed) !== undefined || t('common:form.phone'),
            })}
          />
          <RadioGroup
            label={t('profile:publicName.title')}
            options={[
              { value: 'full', label: t('profile:publicName.full'), description: name },
              {
                value: 'initials',
                label: t('profile:publicName.initials'),
                description: publicName(name, 'initials'),
              },
              {
                value: 'hidden',
                label: t('profile:publicName.anonymous'),
                description: t('profile:publicName.anonymousHelp'),
              },
            ]}
            {...register('publicName')}
          />
          <Inline>
            <Button type="submit" busy={isSubmitting ? t('profile:edit.saving') : undefined}>
              {t('profile:edit.save')}
            </Button>
            <Button variant="quiet" onClick={onDone}>
              {t('common:actions.cancel')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </>
  );
}
