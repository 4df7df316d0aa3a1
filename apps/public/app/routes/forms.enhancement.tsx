import { bringToLife } from '../enhancement/bring-to-life.tsx';
import { frameId } from '../member-frame/frame-place.ts';
import { ContactForm } from './contact/ContactForm.tsx';
import { ForgotPassword } from './forgot-password/ForgotPassword.tsx';
import { GoogleReturn } from './google-callback/GoogleReturn.tsx';
import { Login } from './login/Login.tsx';
import { fitLead } from './login/lead.ts';
import { Register } from './register/Register.tsx';
import { ResetPassword } from './reset-password/ResetPassword.tsx';
import { Verification } from './verify-email/Verification.tsx';

fitLead();

// Each is a few lines on top of what they share: one file for all of them is fetched once.
void bringToLife({
  contact: ContactForm,
  forgotPassword: ForgotPassword,
  googleReturn: GoogleReturn,
  login: Login,
  register: Register,
  resetPassword: ResetPassword,
  verification: Verification,
});

// The frame shares the session and React with the form in it.
if (document.getElementById(frameId)) void import('../member-frame/live-frame.tsx');
