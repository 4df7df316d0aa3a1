// No page loads this: documents come to life by their own scripts. React Router's build wants a file of this name.
export {};
