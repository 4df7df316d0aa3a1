create database "name"
