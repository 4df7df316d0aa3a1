const shortest = 6;
const longest = 100;

/** Why a new password cannot be taken, by the field that has to change; empty where it can. */
export function newPasswordObstacles(password: string, repeated: string) {
  return {
    ...(password.length < shortest && { password: 'auth.password_too_short' as const }),
    ...(password.length > longest && { password: 'auth.password_too_long' as const }),
    ...(password !== repeated && { repeated: 'auth.passwords_do_not_match' as const }),
  };
}
