create database "name" template template0
